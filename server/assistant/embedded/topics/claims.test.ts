import { describe, expect, test } from 'vitest'
import { ownership } from '#content/brand/ownership.ts'
import { company } from '#content/company.ts'
import type { ExternalService } from '#content/external-services.ts'
import { modelNotice } from '#content/language-models.ts'
import { privacyPolicyVersions } from '#content/legal-versions.ts'
import { readPassages } from '../../knowledge.ts'
import { createRetriever } from '../../retrieval.ts'
import { type SiteContent, siteContent } from '../../site-content.ts'
import { createEmbeddedAssistant } from '../create-embedded-assistant.ts'
import { createTopics } from '../topics.ts'

const passages = readPassages()
const assistant = createEmbeddedAssistant({ passages, retriever: createRetriever(passages) })
const answer = (question: string) => assistant.answer([question]).text.replaceAll(/\s/g, ' ')

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

test('Asked what is sent to a publisher, it says it first', () => {
  expect(answer('Nos données sont-elles envoyées à OpenAI ?')).toContain('La question et les passages joints partent')
})

test('Asked for models, it says what leaves for whom; asked for one of them, what holds for its kind', () => {
  const [runsAnywhere = '', calledIfAllowed = '', ofPublishers = ''] = modelNotice
    .replaceAll(/\s/g, ' ')
    .split(/(?<=\.) /)
  for (const part of [runsAnywhere, calledIfAllowed, ofPublishers])
    expect(answer('Quels modèles utilisez-vous ?')).toContain(part)
  expect(answer('Peut-on utiliser GPT ?')).toContain(ofPublishers)
  expect(answer('Peut-on utiliser GPT ?')).not.toContain(runsAnywhere)
  expect(answer('Peut-on utiliser DeepSeek ?')).toContain(`${runsAnywhere} ${calledIfAllowed}`)
})

test('Asked whether all is open source, it names what is not, and does not say yes', () => {
  expect(answer('Vos solutions sont-elles open source ?')).toMatch(/Dify ajoute des conditions.*n8n est « fair-code »/)
  expect(answer('Vos solutions sont-elles open source ?')).not.toMatch(/^Oui/)
})

describe('A question of money or of law gets its own answer, not the nearest one', () => {
  test.each([
    ['Y a-t-il des frais de sortie ?', 'pas de frais de sortie'],
    ['Combien coûte la réversibilité ?', 'pas de frais de sortie'],
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

describe('What a company need not say', () => {
  test('its rating, is told with its origin, or not at all', () => {
    const { rating: _, ...unrated } = company
    const provenance = {
      collectedBy: 'A',
      checkedBy: 'B',
      checkedOn: 'en mai 2026',
      checkedUntil: '2026-05-31',
      url: 'https://avis.example',
      rules: 'https://avis.example/controle',
    }
    const rated = { company: { ...company, rating: { value: 4.9, count: 127, provenance } } }
    expect(told(rated)('rating')?.answer).toContain('recueillis par A')
    for (const address of [`${provenance.url} ;`, provenance.rules])
      expect(told(rated)('rating')?.answer).toContain(address)
    expect(told({ company: { ...unrated, rating: { value: 4.9, count: 127 } } })('rating')).toBeUndefined()
    expect(told({ company: unrated })('rating')).toBeUndefined()
    expect(told({ company: unrated })('not-on-site')?.asks).toContain(told(rated)('rating')?.asks[0])
  })

  test('its assurances to buyers, are told where given; of the rest the site does not say', () => {
    const certified = told({ assurances: { certifications: 'ISO 27001, 2026.' } })
    const [question] = certified('assurance-certifications')?.asks ?? []
    expect(certified('assurance-certifications')?.answer).toContain('ISO 27001, 2026.')
    expect(certified('not-on-site')?.asks).not.toContain(question)
    expect(told({ assurances: {} })('not-on-site')?.asks).toContain(question)
    expect(told({ assurances: { singleSignOn: 'Avec Keycloak.' } })('assurance-singleSignOn')?.answer).toContain(
      'Keycloak',
    )
  })
})

test('Once a service outside of Europe is declared, no answer in either language says that all stays there', () => {
  const american: ExternalService = {
    host: 'smtp.mails.example',
    purpose: 'mail',
    name: 'Mails Example',
    company: 'Mails Example Inc.',
    country: { name: 'États-Unis', safeguard: 'clauses contractuelles types' },
    terms: 'https://mails.example/privacy',
  }
  const says = (services: readonly ExternalService[], id: string) => {
    const topic = told({ externalServices: services })(id)
    return [topic?.answer, topic?.english].join(' ')
  }
  expect(says([], 'gdpr')).toMatch(/restent dans.*stays in Europe/s)
  expect(says([american], 'gdpr')).not.toMatch(/restent dans|stays in/)
  expect(says([], 'transfers')).toMatch(/^Non, .* No, not without/s)
  expect(says([american], 'transfers')).not.toMatch(/^Non|sans votre accord\.|No, not/)
  expect(says([american], 'transfers')).toContain('Mails Example Inc.')
  expect(says([american], 'transfers')).toContain('outside Europe')
})

function told(changes: Partial<SiteContent>) {
  const { topics, lost, phraseProblems } = createTopics({ ...siteContent, ...changes })
  expect([...lost.filter((problem) => !problem.includes('content/faq.ts')), ...phraseProblems]).toEqual([])
  return (id: string) => topics.find((topic) => topic.id === id)
}
