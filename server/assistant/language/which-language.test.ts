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
])('« %s » is French', (text) => {
  expect(languageOf(text)).toBe('french')
})

test.each(['Qdrant ?', 'SIRET', 'pricing', '15 000 €', 'go-live', '', '???'])('« %s » may be either', (text) => {
  expect(languageOf(text)).toBeUndefined()
})
