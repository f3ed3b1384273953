import { expect, test } from 'vitest'
import { languageOf } from './which-language.ts'

test.each([
  "You lot sell people's details on, don't you?",
  "What's Delambre's share capital?",
  'Its address?',
  'Is AI-generated content labelled?',
  'free trial?',
  'LangSmith or Langfuse?',
  'is tracking on right now',
  'later on, what do we owe you',
  'step four',
  'Explain retrieval-augmented generation simply',
  'RAG, meaning?',
  'opening times?',
  'data residency?',
  'price per seat?',
  'governing law?',
  'gemini available?',
  'retail use cases?',
  'r u human',
  'ur phone nr',
  'whats the price of a project',
  'Summarise Hamlet',
  'Stop spamming me',
  'unsubscribe',
  'Bitcoin price',
  'pizza recipe',
  'fuck off',
])('« %s » is English', (text) => {
  expect(languageOf(text)).toBe('english')
})

test.each([
  'on fait quoi ensuite ?',
  "L'after-call work peut-il être automatisé ?",
  'garbage in garbage out vous gerez ?',
  "Un moteur d'intelligence artificielle made in France",
  'le workshop est free ou pas',
  'c koi le pricing svp',
  'texte trop long, vous acceptez ?',
  'maif like : vos use cases',
  'Data quality check en phase 1 ?',
  "l'entreprise dont vous parlez",
  'le logiciel R, vous le connaissez ?',
])('« %s » is French', (text) => {
  expect(languageOf(text)).toBe('french')
})

test.each(['Qdrant ?', 'licence Dify ?', 'SIRET', 'pricing', '15 000 €', 'go-live', '', '???'])(
  '« %s » may be either',
  (text) => {
    expect(languageOf(text)).toBeUndefined()
  },
)
