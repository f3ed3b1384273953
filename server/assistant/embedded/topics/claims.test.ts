import { describe, expect, test } from 'vitest'
import { ownership } from '#content/company/ownership.ts'
import { company } from '#content/company.ts'
import { modelNotice } from '#content/language-models.ts'
import { privacyPolicyVersions } from '#content/legal-versions.ts'
import { readPassages } from '../../knowledge.ts'
import { createRetriever } from '../../retrieval.ts'
import { createEmbeddedAssistant } from '../embedded-assistant.ts'
import { phraseProblems, topics } from '../topics.ts'
import { assuranceTopics, unfilledAssurances } from './assurances.ts'
import { ratingTopics } from './company.ts'

const passages = readPassages()
const assistant = createEmbeddedAssistant({ passages, retriever: createRetriever(passages) })
const answer = (question: string) => assistant.answer([question]).text.replaceAll(/\s/g, ' ')

test('Every topic can be asked for, and every way to ask is for a topic', () => {
  expect(phraseProblems).toEqual([])
})

test('Every topic has something to say', () => {
  expect(topics.filter(({ answer }) => answer.trim().length < 10)).toEqual([])
})

describe('A question of jurisdiction gets facts from the company file, and neither yes nor no', () => {
  test.each([
    ['Êtes-vous soumis au Cloud Act ?', ownership.host.shareholders],
    ['Le Cloud Act américain peut-il s’appliquer à nos données ?', ownership.publisher.law],
    ['Qui est votre société mère ?', ownership.parent.shareholders],
    ['Appartenez-vous à un groupe ?', ownership.parent.law],
    ['Votre hébergeur est-il français ?', ownership.host.shareholders],
  ])('%s', (question, fact) => {
    expect(answer(question)).toContain(fact.replaceAll(/\s/g, ' '))
    expect(answer(question)).not.toMatch(/^(?:Oui|Non|Si)\b/)
  })
})

test.each(['Peut-on utiliser GPT ?', 'Quels modèles utilisez-vous ?', 'Nos données sont-elles envoyées à OpenAI ?'])(
  'Asked « %s », it says what leaves for whom',
  (question) => {
    expect(answer(question)).toContain(modelNotice.replaceAll(/\s/g, ' '))
  },
)

test('Asked whether all is open source, it names what is not, and does not say yes', () => {
  expect(answer('Vos solutions sont-elles open source ?')).toMatch(/Dify ajoute des conditions.*n8n est « fair-code »/)
  expect(answer('Vos solutions sont-elles open source ?')).not.toMatch(/^Oui/)
})

describe('A question of money or of law gets its own answer, not the nearest one', () => {
  test.each([
    ['Y a-t-il des frais de sortie ?', 'Sans frais de sortie'],
    ['Combien coûte la réversibilité ?', 'Sans frais de sortie'],
    ["Combien coûte l'hébergement par mois ?", 'se paient en plus du projet'],
    ['Quand avez-vous mis à jour la politique de confidentialité ?', privacyPolicyVersions[0].text],
    ['Quels sont mes droits ?', 'refus des décisions automatisées'],
    ['Qui lit mes questions à l’assistant ?', 'vos questions ne quittent pas nos serveurs'],
  ])('%s', (question, fact) => {
    const told = answer(question)
    expect(told).toContain(fact)
    expect(told).not.toMatch(/^Un projet type/)
  })

  test('Where a model is named, leaving for its publisher is not denied, and told once', () => {
    const told = answer("Si j'utilise GPT, mes données partent-elles aux États-Unis ?")
    expect(told.split('partent alors chez son éditeur')).toHaveLength(2)
    expect(told).not.toContain('Non, pas')
  })
})

test('End-to-end encryption is not claimed', () => {
  expect(answer('Les échanges sont-ils chiffrés de bout en bout ?')).toMatch(/^Non\..*HTTPS/)
})

test('The rating is told with its origin, or not at all', () => {
  const rating = company.rating
  expect(ratingTopics(rating)[0]?.answer).toContain(rating?.provenance?.collectedBy)
  expect(ratingTopics(rating)[0]?.answer).toContain(rating?.provenance?.url)
  expect(ratingTopics({ value: 4.9, count: 127 })).toEqual([])
  expect(ratingTopics(undefined)).toEqual([])
})

test('What the company file answers to buyers is told; of the rest the assistant says that the site does not say', () => {
  const [told] = assuranceTopics({ certifications: 'ISO 27001, 2026.' })
  expect(told?.answer).toContain('ISO 27001, 2026.')
  expect(unfilledAssurances({ certifications: 'ISO 27001, 2026.' })).not.toContain(told?.id)
  expect(unfilledAssurances({})).toContain(told?.id)
  expect(answer('Êtes-vous certifiés ISO 27001 ?')).toContain('Le site ne le précise pas')
  expect(answer('Proposez-vous le SSO ?')).toContain('Keycloak')
})
