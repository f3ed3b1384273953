import { describe, expect, test } from 'vitest'
import { privacyPolicyVersions } from '#content/brand/privacy-policy-history.ts'
import { siteContent } from '../site-content.ts'
import { asksOfOthers, createAspectFinder } from './asked-aspect.ts'
import { createQuestionReader } from './read-question.ts'
import { createTopics } from './topics.ts'

const older = { isoDate: '2025-06-04', text: '4 juin 2025', changes: 'Adresse complétée.' }
const { topics } = createTopics({
  ...siteContent,
  legalNoticeVersions: [siteContent.legalNoticeVersions[0], older],
})
const aspectOf = createAspectFinder(topics)
const read = createQuestionReader([], [])

function asked(sentence: string, told: readonly string[] = []) {
  return aspectOf({ question: read(sentence), sentences: [sentence], told })?.id
}

describe('What is asked of a technology', () => {
  test.each([
    ['Sous quelle licence est la base vectorielle que vous installez ?', 'licence-qdrant'],
    ["L'orchestrateur, il est open source ?", 'licence-dify'],
    ['What licence does your workflow tool have?', 'licence-n8n'],
    ["La licence de l'outil d'automatisation ?", 'licence-n8n'],
    ['qdrant cest fait ou ? c americain encore ?', 'qdrant-origin'],
    ["n8n vient d'où ?", 'n8n-origin'],
    ['Dify est-il chinois ?', 'not-on-site'],
    ['Combien coûte la licence de n8n ?', undefined],
    ['Qdrant est-il sur un hébergement européen ?', undefined],
    ['À quoi sert la base vectorielle ?', undefined],
  ])('%s', (sentence, id) => {
    expect(asked(sentence)).toBe(id)
  })

  test('is asked of the one that was just told', () => {
    expect(asked('And its licence?', ['technology-n8n'])).toBe('licence-n8n')
    expect(asked('et sa licence ?', ['figure-qdrant'])).toBe('licence-qdrant')
    expect(asked('ils sont basés où ?', ['technology-n8n'])).toBe('n8n-origin')
    expect(asked('et sa licence ?', ['cost'])).toBeUndefined()
  })
})

test('A technology that the whole names is not taken for another because a part does not name it', () => {
  const sentence = 'Where is the maker of your vector database based, and what is it coded in?'
  const asked = { question: read(sentence), sentences: [sentence], told: [] }
  expect(aspectOf({ ...asked, several: ['n8n-origin', 'definition-base-vectorielle'] })?.id).toBe('qdrant-origin')
  expect(aspectOf({ ...asked, several: ['qdrant-origin', 'cost'] })).toBeUndefined()
})

test('The language that a technology is written in is told where it is known', () => {
  expect(asked('What is your vector database coded in?')).toBe('qdrant-origin')
  expect(asked('La base vectorielle, elle est programmée en quel langage ?')).toBe('qdrant-origin')
  expect(asked('n8n, en quel langage est-il écrit ?')).toBeUndefined()
})

test('Whoever grants a model is told where the question goes', () => {
  expect(asked('If we allow Claude, will our question actually be sent to the US?')).toBe('sent-to-model-Claude')
  expect(asked('Si on autorise GPT, nos questions partent aux États-Unis ?')).toBe('sent-to-model-GPT')
  expect(asked('Where do our questions end up if we pick DeepSeek?')).toBe('sent-to-model-DeepSeek')
  expect(asked('Claude est-il disponible ?')).toBeUndefined()
  expect(asked('Quand GPT sort une nouvelle version, que faites-vous ?')).toBeUndefined()
})

test('The model may be named before what is asked of it', () => {
  const sentences = ['Where do our questions end up if we pick it?']
  const message = ['Our board is nervous about DeepSeek.', ...sentences]
  expect(aspectOf({ question: read(sentences.join(' ')), sentences, message, told: [] })?.id).toBe(
    'sent-to-model-DeepSeek',
  )
})

test('« ils » are those who were told of, « vous » are we', () => {
  expect(asksOfOthers(['ils sont basés où ?'], 'address', ['host'])).toBe(true)
  expect(asksOfOthers(['vous êtes basés où ?'], 'address', ['host'])).toBe(false)
  expect(asksOfOthers(['ils sont basés où ?'], 'address', ['phone'])).toBe(false)
  expect(asksOfOthers(['ils sont basés où ?'], 'hosting', ['host'])).toBe(false)
})

test('The law of a named model is the one of its maker, whatever else is asked', () => {
  const sentence = "GPT : qu'est-ce qui part exactement chez OpenAI, et sous quelle loi ?"
  expect(
    aspectOf({ question: read(sentence), sentences: [sentence], told: [], several: ['models', 'governing-law'] })?.id,
  ).toBe('sent-to-model-GPT')
  expect(asked('Mistral, sous quelle loi ?')).toBe('sent-to-model-Mistral')
  expect(asked('Quelle loi régit ce site ?')).toBeUndefined()
})

describe('What a version changed is told of the day that is named', () => {
  const [newest] = privacyPolicyVersions

  test.each([
    [`Mentions légales : qu'avez-vous ajouté le ${older.text} ?`, `legal-notice-version-${older.isoDate}`],
    [`Qu'est-ce qui a changé dans la politique le ${newest.text} ?`, `policy-version-${newest.isoDate}`],
    ["Qu'avez-vous changé dans les mentions légales le 3 mars 1999 ?", undefined],
    [`La déclaration d'accessibilité du ${older.text} ?`, undefined],
  ])('%s', (sentence, id) => {
    expect(asked(sentence)).toBe(id)
  })

  test('in a second turn, of the text that was told', () => {
    const day = older.text.split(' ').slice(0, 2).join(' ')
    expect(asked(`et le ${day} ?`, ['legal-notice-changes'])).toBe(`legal-notice-version-${older.isoDate}`)
    expect(asked(`et le ${day} ?`, ['cost'])).toBeUndefined()
  })
})

describe('A number that is asked for by its kind finds what carries it', () => {
  test.each([
    ["que dit l'article 19 ?", 'data-right-notification'],
    ['article 20 du RGPD', 'data-right-portability'],
    ['article 50 ?', 'ai-act'],
    ['thématique 8 du RGAA', 'rgaa-theme-8'],
    ['le critère 12.1, quel défaut ?', 'accessibility-criterion-12-1'],
    ['le critère 6.1 ?', 'accessibility-download-link'],
    ['article 99 ?', undefined],
    ['2023/2854 vous connaissez ?', 'exit-law'],
    ['le 2017/745 vous concerne ?', 'medical-device'],
    ['article L. 122-4', 'content-law'],
    ['2023/28540 ?', undefined],
    ['06 39-17 ?', undefined],
    ['deuxième thématique', 'rgaa-theme-2'],
    ['theme ten', 'rgaa-theme-10'],
    ['dernière thématique ?', 'rgaa-theme-13'],
    ['un thème', undefined],
    ["Combien coûte une demande au titre de l'article 15 ?", undefined],
  ])('%s', (sentence, id) => {
    expect(asked(sentence)).toBe(id)
  })
})
