import { describe, expect, test } from 'vitest'
import { departure } from '#content/brand/promises.ts'
import { company } from '#content/company.ts'
import type { ExternalService } from '#content/external-services.ts'
import { keptByModels } from '#content/recipients.ts'
import { useCases } from '#content/use-cases.ts'
import { declaredMailService } from '#testing/declared-mail-service.ts'
import { declaredModel } from '#testing/declared-model.ts'
import { declaredRating } from '#testing/declared-rating.ts'
import { told } from '#testing/told-topics.ts'
import { siteContent } from '../../site-content.ts'
import { createTopics } from '../topics.ts'

describe('What a company need not say', () => {
  test('its rating, is told with its origin, or not at all', () => {
    const { rating: _, ...unrated } = company
    const { provenance } = declaredRating
    const rated = { company: { ...company, rating: declaredRating } }
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

describe('What the law adds to a use', () => {
  const topic = told({})

  test.each(useCases.filter(({ notice }) => notice))('is told whole with « $title »', ({ id, notice }) => {
    expect(topic(`use-case-${id}`)?.answer).toContain(notice)
  })

  test.each([
    ['application-lecture-pieces-admissions', 'usage à haut risque', 'high-risk'],
    ['application-synthese-dossiers-dossiers-medicaux', 'hébergeur certifié HDS', 'HDS-certified'],
    ['application-synthese-dossiers-reunions', "prévenu de l'enregistrement", undefined],
    ['application-fiches-produits-descriptifs', 'marquage lisible par une machine', undefined],
  ])('is told with %s, in English too where that is told in English', (id, french, english) => {
    expect(topic(id)?.answer).toContain(french)
    if (english) expect(topic(id)?.english).toContain(english)
  })

  test('is not told with an application that it is not about', () => {
    expect(topic('application-lecture-pieces-factures')?.answer).not.toContain('Admissions')
  })
})

describe('What the assistant says in a sentence of its own is not stronger than the legal texts:', () => {
  const topic = told({})
  const notice = departure.noticeMonths

  test.each([
    ['automated-decisions', /aucune décision importante/],
    ['data-right-automated-decisions', /décision importante/],
    ['next-steps', /en général .*les jours ouvrés/],
    ['reply-delay', /les jours ouvrés.*aux heures d'ouverture/],
    ['call-me-back', /les jours ouvrés/],
    ['retention-address', /une journée au plus.*hébergeur.*12 mois/],
    ['sovereignty', new RegExp(`vérifier ou faire écrire au contrat.*préavis de ${notice} mois`)],
    ['data-right-withdrawal', /Gérer les cookies/],
    ['security', /Quand le bureau de notre équipe est en service/],
    ['access-rights', /^Des filtres limitent/],
    ['analytics', /Quand elle est en service et que vous l'acceptez/],
    ['complaint', /si elle n'est pas venue/],
    ['group', /relève du droit .* et appartient à .* ; sa société mère.* relève du droit /],
  ])('%s', (id, words) => {
    expect(topic(id)?.answer.replaceAll(/\s/g, ' ')).toMatch(words)
  })

  test.each([
    ['next-steps', /as a rule/i],
    ['confirmation', /as a rule/i],
    ['sovereignty', new RegExp(`notice of ${notice} months?\\b`)],
    ['hosting', /leaves only for a model that you have allowed/],
    ['leaving', new RegExp(`Notice of ${notice} months?\\b`)],
    ['models', /called at its publisher gets the question/],
    ['cookies', /video player.* may set its own/],
    ['group', /is owned by|shareholders/],
    ['complaint', /if it has not come/],
    ['liability', /results and project timelines/],
  ])('%s, in English', (id, words) => {
    expect(topic(id)?.english).toMatch(words)
  })
})

test('Once a model of somebody else is declared, no answer in either language says that questions stay here', () => {
  const says = (services: readonly ExternalService[]) => {
    const topic = told({ externalServices: services })('assistant-readers')
    return [topic?.answer, topic?.english].join(' ')
  }
  expect(says([])).toMatch(/ne quittent pas nos serveurs.*do not leave our servers/s)
  expect(says([declaredModel])).not.toMatch(/ne quittent pas|do not leave/)
})

/** « Nos serveurs, eux, ne gardent pas un mot », “our server keeps no copy”: of what is asked here. */
const keepsNothing =
  /\bserveurs?\b[^.]*\bgard\w+ pas\b|\bour servers?\b[^.]*\b(?:keeps no|not keep)\b|\bnothing is kept\b[^.]*\bour servers\b/i

test('How long each provider of a model keeps a question is told, in both languages, by each answer that says that we keep nothing of one', () => {
  const second: ExternalService = {
    ...declaredModel,
    company: 'Autre AB',
    purpose: 'models',
    noTraining: true,
    keptDays: 1,
  }
  const third: ExternalService = { ...second, company: 'Rien AB', keptDays: 0 }
  const services = [declaredModel, second, third]
  const { topics } = createTopics({ ...siteContent, externalServices: services })
  const telling = topics.filter(({ answer, english = '' }) => keepsNothing.test(answer) || keepsNothing.test(english))
  expect(telling.map(({ id }) => id)).toEqual(
    expect.arrayContaining(['retention-conversation', 'assistant-readers', 'assistant-secrets']),
  )
  const withoutModels = told({ externalServices: [] })
  for (const { id, answer, english = '', notice } of telling) {
    const [own, ...apart] = english.split('\n\n')
    // A notice is told whole, however little is told of the rest.
    expect(apart.join(' '), id).toContain(
      'Modèles Exemple AB keeps what it is sent for 30 days at most; Autre AB keeps what it is sent for 1 day at most; Rien AB keeps nothing of what it is sent.',
    )
    expect(notice, id).toContain(keptByModels(services).trim())
    expect(answer.split(keptByModels(services).trim()), `${id}, once`).toHaveLength(2)
    expect(own, `${id}: that the rest is still told`).toMatch(keepsNothing)
    expect(withoutModels(id)?.english).not.toContain('what it is sent')
  }
})

test('Once a service outside of Europe is declared, no answer in either language says that all stays there', () => {
  const says = (services: readonly ExternalService[], id: string) => {
    const topic = told({ externalServices: services })(id)
    return [topic?.answer, topic?.english].join(' ')
  }
  expect(says([], 'gdpr')).toMatch(/restent dans.*stays in Europe/s)
  expect(says([declaredMailService], 'gdpr')).not.toMatch(/restent dans|stays in|plus bas/)
  expect(says([], 'hosting')).not.toMatch(/Pour ce site|This site itself/)
  expect(says([declaredMailService], 'hosting')).toMatch(
    /Pour ce site : .*Mails Example Inc\..*This site itself sends data outside Europe/s,
  )
  expect(says([], 'transfers')).toMatch(/^Non, ce site ne transfère .* No, this site transfers none/s)
  expect(says([declaredMailService], 'transfers')).not.toMatch(
    /^Non|sans votre accord\.|No, |aucune des données|none of the data/,
  )
  expect(says([declaredMailService], 'transfers')).toContain('Mails Example Inc.')
  expect(says([declaredMailService], 'transfers')).toContain('outside Europe')
})

test('Once a service outside of Europe is declared, nothing is said to leave only with an agreement, unless of the platform', () => {
  const outside: ExternalService = {
    ...declaredModel,
    purpose: 'models',
    noTraining: true,
    keptDays: 0,
    country: { name: 'États-Unis', safeguard: 'clauses types' },
  }
  const { topics } = createTopics({ ...siteContent, externalServices: [outside] })
  const model = topics.find(({ id }) => id === 'model-location')
  expect(model?.answer).toMatch(/^Pour ce site : hors .*Modèles Exemple AB \(États-Unis.*De votre plateforme/s)
  expect(model?.english).toMatch(/^This site itself sends data outside Europe.* From your platform/)
  expect(topics.find(({ id }) => id === 'jurisdiction')?.answer).toMatch(/Pour ce site : .*Modèles Exemple AB/s)
  expect(topics.find(({ id }) => id === 'jurisdiction')?.english).toMatch(/This site itself sends data outside Europe/)
  const withAgreement = /^(?:Non, |No, )?(?:pas sans votre|not without your) /i
  const said = topics.filter(({ answer, english = '' }) => withAgreement.test(answer) || withAgreement.test(english))
  expect(said.map(({ id }) => id)).toEqual([])
})

/** « si vous l'avez autorisé », “without your consent”: nobody is asked before a question to this chat goes to a declared model. */
const onlyIfAllowed =
  /sans (?:votre|notre) (?:accord|autorisation)|si vous l'(?:avez autorisé|autorisez)|without your (?:consent|agreement)|you have (?:allowed|authorised)/

test('What is sent only if the client allows it is sent by the platform: each answer that says so names it, in both languages', () => {
  const { topics } = createTopics({ ...siteContent, externalServices: [declaredModel] })
  const asIfOfThisSite = topics.flatMap(({ id, answer, english = '' }) =>
    [answer, english].filter((text) => onlyIfAllowed.test(text) && !/plateforme|platform/.test(text)).map(() => id),
  )
  expect(asIfOfThisSite.filter((id) => !ofBudgetAndMarks.test(id))).toEqual([])
})

/** What else takes an agreement. */
const ofBudgetAndMarks = /^(?:differentiators|agility|trademark-use)$/

test.each([
  'Mes questions partent-elles aux États-Unis ?',
  'Est-ce un modèle de langage qui répond ?',
  'Is this a language model?',
  'Are you an LLM?',
])('« %s » is asked of this chat: once it has a model, of who gets the questions', (question) => {
  expect(told({})('assistant-no-outside-model')?.asks).toContain(question)
  const declared = { externalServices: [declaredModel], unansweredTopics: ['assistant-no-outside-model'] }
  expect(told(declared)('assistant-readers')?.asks).toContain(question)
})
