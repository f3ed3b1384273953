import { describe, expect, test } from 'vitest'
import { company } from '#content/company.ts'
import type { ExternalService } from '#content/external-services.ts'
import { declaredModel } from '#testing/declared-model.ts'
import { embedded } from '#testing/embedded-questions.ts'
import { siteContent } from '../../site-content.ts'
import { createTopics } from '../topics.ts'

const topicsFor = (question: string) => embedded.answer([question]).topics

const country = { name: 'États-Unis', safeguard: 'clauses contractuelles types' }
const crm: ExternalService = {
  host: 'crm.example',
  purpose: 'webhook',
  name: 'Suivi',
  company: 'Suivi Inc.',
  country,
  terms: 'https://crm.example/terms',
}
const audience: ExternalService = { ...crm, purpose: 'audience', since: '2025-01-28', company: 'Visites Inc.' }

function told(services: readonly ExternalService[], id: string) {
  const { topics } = createTopics({ ...siteContent, externalServices: services })
  return topics.find((topic) => topic.id === id)
}

describe('What was and was not tested is told to whoever names a screen reader:', () => {
  test.each([
    "Le site est-il accessible avec un lecteur d'écran ?",
    'Le site fonctionne-t-il avec NVDA ?',
    "Le formulaire est-il utilisable avec un lecteur d'écran ?",
    'Le chat se lit-il avec Orca ou VoiceOver ?',
    'Is the site accessible with a screen reader?',
    'Does the site work with a screen reader?',
    'Is it usable with JAWS?',
  ])('%s', (question) => {
    expect(topicsFor(question)).toEqual(['accessibility-screen-readers'])
  })

  test('neither a rate nor an address stands for it', () => {
    const { answer, english } = told([], 'accessibility-screen-readers') ?? {}
    expect(answer).toMatch(/pas encore vérifié.*au clavier seul/)
    expect(english).toMatch(/not yet checked.*keyboard alone/)
  })

  test.each([
    ["Mon lecteur d'écran bute sur une page, à qui le dire ?", 'accessibility-fault'],
    ['Quand le test avec un lecteur d’écran est-il programmé ?', 'not-on-site'],
    ["L'assistant que vous nous livrez marche-t-il avec un lecteur d'écran ?", 'not-on-site'],
  ])('but not « %s »', (question, id) => {
    expect(topicsFor(question)).toEqual([id])
  })
})

const noModel = /aucun modèle (?:n'est appelé )?sans votre accord|no model (?:is called )?without your/

test.each([
  ['in Europe', [declaredModel], /Pour ce chat : .*Modèles Exemple AB/, /This chat may pass your questions on/],
  ['elsewhere', [crm], /Pour ce site : .*Suivi Inc\./, /This site itself sends data outside Europe/],
])(
  '« No model without your consent » is told with what this site itself sends, to a service %s',
  (_, services, french, english) => {
    const { topics } = createTopics({ ...siteContent, externalServices: services })
    const saying = topics.filter((topic) => noModel.test(topic.answer) || noModel.test(topic.english ?? ''))
    expect(saying.map(({ id }) => id)).toEqual(
      expect.arrayContaining(['sovereignty', 'not-a-label', 'no-model-without-agreement']),
    )
    for (const topic of saying) {
      expect(topic.notice, topic.id).toMatch(french)
      expect(topic.english?.split('\n\n').slice(1).join(' '), topic.id).toMatch(english)
    }
    expect(told([], 'sovereignty')?.notice).not.toMatch(/Pour ce (?:chat|site)/)
  },
)

describe('Who receives data is told to whoever asks for a CRM, a processor or a third party:', () => {
  test.each([
    'Envoyez-vous ma demande à un CRM ?',
    'Où suivez-vous les demandes ?',
    'Utilisez-vous un CRM ?',
    'Mon message part-il dans un CRM américain ?',
    'Le site envoie-t-il mes données à un CRM ?',
    'Avez-vous des sous-traitants ?',
    'Transmettez-vous ma demande à une autre société ?',
    'Do you use a CRM?',
    'Which CRM do you use?',
    'Do you send my request to a CRM?',
    'Do you have processors?',
    'Is my request passed on to a third party?',
    'Do you share data with the parent company?',
  ])('%s', (question) => {
    expect(topicsFor(question)).toEqual(['data-recipients'])
  })

  test('with the service that follows requests up, where one is declared', () => {
    expect(told([crm], 'data-recipients')?.answer).toMatch(/Suivi Inc\. \(États-Unis\), chez qui nous suivons/)
    expect(told([crm], 'data-recipients')?.english).toMatch(/Suivi Inc\. \(United States\), where we follow/)
    expect(told([], 'data-recipients')?.answer).not.toContain('Suivi')
  })

  test('but the platform connects to the CRM of a client', () => {
    expect(topicsFor('Votre plateforme se connecte-t-elle à notre CRM ?')).toEqual(['figure-n8n'])
  })
})

test('Whoever counts visits for us is named with their country, in both languages', () => {
  expect(told([audience], 'analytics')?.notice).toContain('Visites Inc. (États-Unis)')
  expect(told([audience], 'analytics')?.english).toMatch(/\n\n.*Visites Inc\. \(United States\)/)
  expect(told([], 'analytics')?.notice).toBeUndefined()
})

test('What we run ourselves is told as ours where it counts visits, and is nobody who receives data', () => {
  const own = { ...audience, company: company.legal.name, name: 'Matomo' }
  expect(told([own], 'analytics')?.notice).toBe('Nous comptons les visites nous-mêmes, avec Matomo.')
  expect(told([own], 'analytics')?.english).toMatch(/\n\nWe count visits ourselves, with Matomo\.$/)
  for (const language of ['answer', 'english'] as const)
    expect(told([own, crm], 'data-recipients')?.[language]).toMatch(/^(?!.*Matomo).*Suivi Inc/s)
})

test.each([
  ['Respectez-vous Do Not Track ?', /ne dit rien de « Do Not Track ».*GPC/],
  ['Do you honour Do Not Track?', /says nothing of “Do Not Track”.*GPC/],
  ['Puis-je me rétracter ?', /ne le précise pas/],
  ['Puis-je me rétracter après la signature ?', /ne le précise pas/],
  ['Can I cancel after signing?', /does not say/],
  ['Si je suis client, combien de temps gardez-vous mes données ?', /10 ans/],
  ['Je suis client : quand mes données sont-elles effacées ?', /10 ans/],
  ['I withdraw my consent', new RegExp(`Gérer les cookies.*${company.legal.dataProtectionOfficer.email}`)],
  ['Puis-je retirer mon consentement ?', /Gérer les cookies/],
  ['Puis-je réutiliser vos textes pour entraîner un modèle ?', /robots\.txt/],
  ['May I train a model on your content?', /robots\.txt/],
])('« %s » is answered by what holds for this site', (question, words) => {
  expect(embedded.answer([question]).text.replaceAll(/[\s\u202f]/g, ' ')).toMatch(words)
})
