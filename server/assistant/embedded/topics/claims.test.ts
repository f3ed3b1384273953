import { describe, expect, test } from 'vitest'
import { ownership } from '#content/brand/ownership.ts'
import { departure } from '#content/brand/promises.ts'
import { company } from '#content/company.ts'
import type { ExternalService } from '#content/external-services.ts'
import { modelNotice } from '#content/language-models.ts'
import { privacyPolicyVersions } from '#content/legal-versions.ts'
import { useCases } from '#content/use-cases.ts'
import { declaredMailService } from '#testing/declared-mail-service.ts'
import { declaredModel } from '#testing/declared-model.ts'
import { declaredRating } from '#testing/declared-rating.ts'
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
    ['Votre hébergeur est-il américain ?', ownership.host.shareholders],
    ["Quel droit s'applique à vos données ?", ownership.host.law],
    ['Êtes-vous une entreprise française ?', ownership.parent.law],
    ['Êtes-vous une société étrangère ?', ownership.parent.shareholders],
    ['Vous êtes une entreprise belge ?', ownership.parent.shareholders],
    ['Qui sont vos actionnaires ?', ownership.parent.shareholders],
  ])('%s', (question, fact) => {
    expect(answer(question)).toContain(fact.replaceAll(/\s/g, ' '))
    expect(answer(question)).not.toMatch(/^(?:Oui|Non|Si)\b/)
  })
})

test.each([
  ['Is your host American?', `${company.host.name} comes under`],
  ['Are you a French company?', `${company.parent.name} comes under`],
  ['Are you under US law?', 'The place of the servers does not settle it'],
])('So does one in English: %s', (question, fact) => {
  expect(answer(question)).toContain(fact)
  expect(answer(question)).not.toMatch(/^(?:Yes|No)\b|hosted 100% in Europe/)
})

describe('What this assistant keeps is told to whoever asks it, and not what the one in the video keeps', () => {
  test.each([
    'Journalisez-vous les questions posées ici ?',
    "L'historique de cette discussion est-il consultable ?",
    'Conservez-vous vos réponses ?',
    'Vos réponses sont-elles enregistrées ?',
  ])('%s', (question) => {
    expect(answer(question)).toMatch(/^Nos serveurs ne gardent pas votre conversation/)
  })

  test.each(['Are your answers logged?', 'Do you store your answers?', 'Is there a log of the conversation?'])(
    '%s',
    (question) => {
      expect(answer(question)).toMatch(/^Nothing is kept of your conversation/)
    },
  )

  test('and where its log is told, whose it is', () => {
    const topic = told({})('answer-log')
    expect(topic?.answer).toMatch(/^Dans un assistant livré .* L'assistant de ce site, lui, n'en garde pas un mot/)
    expect(topic?.english).toMatch(/^In an assistant delivered .* The assistant of this site does not keep a word/)
  })
})

describe('What limits a claim is told with it', () => {
  test.each([
    ['Do you host health data?', /HDS-certified/],
    ['Can we store patient records on your platform?', /HDS-certified/],
    ['Can the AI process social benefit claims?', /high-risk/],
    ['Is the price excluding VAT?', /excl\. VAT/],
    ['Is the price including VAT?', /excl\. VAT/],
    ['Is GPT sovereign?', /the question and the attached passages/],
    ['Are your models hosted in Europe?', /the question and the attached passages/],
    ['Puis-je être souverain avec Claude ?', /la question et les passages joints/],
    ['Vos modèles sont-ils souverains ?', /la question et les passages joints/],
    ["Êtes-vous partenaires d'OpenAI ?", /Ce qui part chez l'éditeur d'un modèle est dit/],
    ['Are you a partner of OpenAI?', /What goes to the publisher of a model is said/],
    ['Which technologies do you use?', /n8n is fair-code/],
    ['Quelles technologies utilisez-vous ?', /n8n est « fair-code »/],
    [`Que fait ${company.name} ?`, /n8n est « fair-code »/],
    ['What do you do?', /n8n is fair-code/],
    ["A-t-on le droit de mesurer l'humeur des salariés ?", /sauf raison médicale ou de sécurité/],
    ['Les délais annoncés valent-ils promesse ?', /^Ce site informe.* délais de projet/],
  ])('%s', (question, limit) => {
    expect(answer(question)).toMatch(limit)
  })

  test('Leaving is not said to cost nothing, where only the exit fees do', () => {
    const topic = told({})('exit-fees')
    expect([topic?.answer, topic?.english].join(' ')).not.toMatch(/coûte rien|costs you nothing/)
  })
})

test.each([
  ['Toutes les demandes sont-elles lues ?', /sauf celles qui sont mises à part/],
  ['Vos équipes lisent-elles ma demande ?', /sauf celles qui sont mises à part/],
  ['Mon choix de catégorie vous est-il envoyé ?', /notre serveur reçoit si vous la rechargez/],
  ['Do you keep a log of who read my data?', /each reading and each change is noted/],
  ['How long do you keep the number of questions?', /13 months/],
  ['Combien de temps gardez-vous le nombre de questions ?', /13 mois/],
  ['How long do you keep the audit log?', /1 year/],
])('What the policy says is neither denied nor taken for something else: %s', (question, fact) => {
  expect(answer(question)).toMatch(fact)
})

test('« Si » answers who doubts the thing itself, not who doubts something beside it', () => {
  expect(answer('Y a-t-il un recours si votre réponse ne suffit pas ?')).toMatch(/^Oui\. /)
  expect(answer('Mes coordonnées sont-elles supprimées si on ne se parle plus ?')).toMatch(/^Oui\. /)
})

test('Asked what is sent to a publisher, it says it first', () => {
  expect(answer('Nos données sont-elles envoyées à OpenAI ?')).toContain('La question et les passages joints partent')
})

test('Asked for models, it says what leaves for whom; asked for one of them, what holds for its kind', () => {
  const [runsAnywhere = '', ofPublishers = ''] = modelNotice.replaceAll(/\s/g, ' ').split(/(?<=\.) /)
  for (const part of [runsAnywhere, ofPublishers]) expect(answer('Quels modèles utilisez-vous ?')).toContain(part)
  expect(answer('Peut-on utiliser GPT ?')).toContain(ofPublishers)
  expect(answer('Peut-on utiliser GPT ?')).not.toContain(runsAnywhere)
  expect(answer('Peut-on utiliser DeepSeek ?')).toContain(`${runsAnywhere} ${ofPublishers}`)
})

test('Asked what becomes of a draft, it says where it is kept and until when', () => {
  expect(answer('Que devient mon brouillon ?')).toContain("jusqu'à l'envoi ou la fermeture de l'onglet, sauf si")
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
    expect(told.split(/partent (?:alors )?chez/)).toHaveLength(2)
    expect(told).toMatch(/^Avec GPT, .*OpenAI \(États-Unis\)/)
  })
})

test.each([
  ['Faites-vous des sauvegardes ?', /^Oui\. Nous sauvegardons les demandes .*90 jours au plus/],
  ['Faites-vous une copie de sauvegarde de mes données ?', /Nous sauvegardons les demandes/],
  ['Do you make backups?', /90 days.*back up the requests/],
  ["Qu'est-ce que le bureau ?", /^Le bureau est l'espace de travail de notre équipe sur ce site, fermé au public/],
  ["Qu'est-ce que le bureau dont parle la politique ?", /^Le bureau est l'espace de travail/],
  ['Que contient le journal de l’équipe ?', /qui, quand et quoi, jamais le contenu/],
  ['Que se passe-t-il si ma demande est mise à part ?', /sans email de confirmation/],
  ['Qui lit ma demande ?', /^(?!.*: Tous nos sous-traitants)/],
])('What the policy says in passing is told to whoever asks for it: %s', (question, fact) => {
  expect(answer(question)).toMatch(fact)
})

test('The backups of a platform are not answered with those of this site, where the company says nothing of them', () => {
  const said = told({})('assurance-backups')?.answer ?? 'Le site ne le précise pas'
  expect(answer('Les données de notre plateforme sont-elles sauvegardées ?')).toContain(said.replaceAll(/\s/g, ' '))
})

test.each(['Claude est-il hébergé en Europe ?', 'GPT est-il hébergé en Europe ?', 'Gemini est-il hébergé en France ?'])(
  '« %s » is not answered with the place of the platform',
  (question) => {
    expect(answer(question)).not.toMatch(/^Oui/)
    expect(answer(question)).toContain('partent alors chez cet éditeur')
  },
)

test('A target is not confirmed as if it were a result', () => {
  expect(answer('Réduisez-vous le délai de 70 % ?')).toMatch(/^L'objectif est 70 %/)
})

test('End-to-end encryption is not claimed', () => {
  expect(answer('Les échanges sont-ils chiffrés de bout en bout ?')).toMatch(
    /^Les échanges entre votre navigateur et nos serveurs .*HTTPS/,
  )
})

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
  expect(says([], 'transfers')).toMatch(/^Non, .* No, not without/s)
  expect(says([declaredMailService], 'transfers')).not.toMatch(/^Non|sans votre accord\.|No, not/)
  expect(says([declaredMailService], 'transfers')).toContain('Mails Example Inc.')
  expect(says([declaredMailService], 'transfers')).toContain('outside Europe')
})

function told(changes: Partial<SiteContent>) {
  const { topics, lost, phraseProblems } = createTopics({ ...siteContent, ...changes })
  expect([...lost.filter((problem) => !problem.includes('content/faq.ts')), ...phraseProblems]).toEqual([])
  return (id: string) => topics.find((topic) => topic.id === id)
}
