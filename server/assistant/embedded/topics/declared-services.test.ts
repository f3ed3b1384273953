import { describe, expect, test } from 'vitest'
import { company } from '#content/company.ts'
import type { ExternalService } from '#content/external-services.ts'
import { answeredBy, transfers } from '#content/recipients.ts'
import { declaredModel } from '#testing/declared-model.ts'
import { siteContent } from '../../site-content.ts'
import { createNameFinder } from '../asked-by-name.ts'
import { createTopics } from '../topics.ts'

const outside = { name: 'États-Unis', safeguard: 'clauses contractuelles types' }
const mail: ExternalService = {
  host: 'smtp.mail.example',
  purpose: 'mail',
  name: 'Courrier',
  company: 'Courrier Inc.',
  country: outside,
  terms: 'https://mail.example/terms',
}
const database: ExternalService = { ...mail, purpose: 'database', company: 'Base SAS', country: 'Belgique' }
const americanModel: ExternalService = {
  ...mail,
  purpose: 'models',
  noTraining: true,
  keptDays: 30,
  company: 'Modele Inc.',
  name: 'Grand',
}

/** With a policy that is written of these services. */
function topicsWith(externalServices: readonly ExternalService[]) {
  const written = (text: string) =>
    [answeredBy, transfers].reduce(
      (made, sentence) => made.replaceAll(sentence(siteContent.externalServices), () => sentence(externalServices)),
      text,
    )
  const { topics, phraseProblems } = createTopics({
    ...siteContent,
    externalServices,
    privacyPolicy: eachText(siteContent.privacyPolicy, written),
    legalNotice: eachText(siteContent.legalNotice, written),
  })
  expect(phraseProblems).toEqual([])
  const find = createNameFinder(topics)
  return {
    asked: (question: string) => find([question]),
    told: (id: string) => topics.find((topic) => topic.id === id),
  }
}

function eachText<Part>(part: Part, change: (text: string) => string): Part {
  return JSON.parse(JSON.stringify(part), (_, value) => (typeof value === 'string' ? change(value) : value))
}

const withNone = topicsWith([])
const withMail = topicsWith([mail])
const withDatabase = topicsWith([database])
const withModel = topicsWith([declaredModel])
const withAmericanModel = topicsWith([americanModel])
const withBoth = topicsWith([americanModel, mail])

describe('Who carries our emails is told where somebody is declared:', () => {
  test.each([
    'Quel est votre fournisseur de messagerie ?',
    'Which email provider do you use?',
    'Qui achemine vos emails ?',
    'Par quel prestataire envoyez-vous vos emails ?',
    'Who hosts your email?',
  ])('%s', (question) => {
    expect(withMail.asked(question)?.answer).toMatch(/^C'est Courrier Inc\. \(États-Unis\) qui achemine/)
    expect(withMail.asked(question)?.english).toMatch(/^Courrier Inc\. \(United States\) carries/)
    expect(withDatabase.asked(question)?.id).toBe('not-on-site')
  })

  test('with the safeguard, where they are outside of Europe', () => {
    expect(withMail.told('service-mail')?.notice).toContain('clauses contractuelles types')
    expect(topicsWith([{ ...mail, country: 'Irlande' }]).told('service-mail')?.notice).toBeUndefined()
  })

  test('and not where it is ourselves', () => {
    expect(topicsWith([{ ...mail, company: company.legal.name }]).told('service-mail')).toBeUndefined()
  })
})

test.each(['Où est la base de données ?', 'Where is the database?', 'Qui héberge la base de données ?'])(
  'Who keeps the database is told where somebody is declared, and else the host: %s',
  (question) => {
    expect(withDatabase.asked(question)?.answer).toBe(
      "C'est Base SAS (Belgique) qui héberge la base de données du site.",
    )
    expect(withDatabase.asked(question)?.english).toBe("Base SAS (Belgium) hosts the site's database.")
    expect(withMail.asked(question)?.id).toBe('host')
  },
)

test('How long a conversation is kept is told with how long a declared model keeps it', () => {
  const topic = withAmericanModel.asked('How long is my conversation kept?')
  expect(topic?.id).toBe('retention-conversation')
  expect(topic?.english).toMatch(
    /\n\nModele Inc\. keeps what it is sent for 30 days at most\.\n\nThis is about this site/,
  )
  expect(topic?.notice).toContain('Modele Inc. garde ce qui lui est transmis 30 jours au plus')
})

test('What the publisher of a model keeps is told of this chat, where one is declared', () => {
  const question = 'Combien de temps OpenAI garde-t-il mes questions ?'
  const topic = withAmericanModel.asked(question)
  expect(topic?.answer).toMatch(
    /^Pour votre plateforme, .*Pour les questions posées à cet assistant : Modele Inc\. garde ce qui lui est transmis 30 jours au plus\.$/s,
  )
  expect(topic?.english).toContain(
    'For questions asked to this assistant: Modele Inc. keeps what it is sent for 30 days at most.',
  )
  expect(withNone.asked(question)?.answer).not.toContain('cet assistant')
})

describe('Where a model is declared', () => {
  test.each(['Quel modèle utilisez-vous ici ?', 'Êtes-vous un modèle de langage ?', 'What model are you?'])(
    '« %s » is answered with its name',
    (question) => {
      const topic = withAmericanModel.asked(question)
      expect(topic?.answer).toContain('Grand, de Modele Inc. (États-Unis)')
      expect(topic?.english).toContain('Grand, of Modele Inc. (United States)')
    },
  )

  test.each([
    'models',
    'named-model-Claude',
    'jurisdiction',
    'foreign-demand',
    'transfers',
    'sovereignty',
    'model-location',
  ])('what is said of the models of the platform says that this chat calls one: %s', (id) => {
    const topic = withModel.told(id)
    expect(`${topic?.answer} ${topic?.notice}`).toMatch(/Pour ce chat : .*Modèles Exemple AB \(Suède\)/)
    expect(topic?.english).toContain('language model: Modèles Exemple, of Modèles Exemple AB (Sweden)')
    expect(withNone.told(id)?.notice ?? '').not.toContain('Pour ce chat')
  })

  test('what goes out of Europe is told in English with names and countries', () => {
    const { told } = withBoth
    for (const id of ['transfers', 'hosting', 'jurisdiction', 'foreign-demand'])
      expect(told(id)?.english, id).toContain(
        'outside Europe, to Modele Inc. (United States), Courrier Inc. (United States);',
      )
    expect(told('assistant-readers')?.english).toMatch(/^The answers may be written by a language model: Grand/)
  })
})

test('Consent is the ground of nothing that this site collects: it goes nowhere', () => {
  const { told } = withNone
  expect(told('transfers')?.answer).toMatch(/^Non, ce site ne transfère .* aucune des données qu'il collecte ;/)
  expect(told('transfers')?.english).toMatch(/^No, this site transfers none of the data that it collects/)
  expect(withMail.told('transfers')?.answer).not.toMatch(/aucune des données/)
  expect(withMail.asked('Les données du formulaire sont-elles transférées hors UE ?')?.id).toBe('transfers')
})

test('Who passes the pages on is told where somebody is declared', () => {
  const { told, asked } = topicsWith([{ ...mail, purpose: 'pages', company: 'Pages SAS', country: 'Belgique' }])
  expect(told('service-pages')?.answer).toBe(
    "C'est Pages SAS (Belgique) qui vous transmet les pages et reçoit pour cela votre adresse IP.",
  )
  expect(told('service-pages')?.asks).toContain('Utilisez-vous un CDN ?')
  expect(asked('Qui distribue les pages de ce site ?')?.id).toBe('service-pages')
  expect(withNone.told('not-on-site')?.asks).toContain('Utilisez-vous un CDN ?')
})

test('Which safeguards cover the transfers is told by name, with who sends a copy, and else that there are none', () => {
  const question = 'Quelles garanties pour les transferts ?'
  const topic = withMail.told('transfer-safeguards')
  expect(topic?.asks).toContain(question)
  expect(`${topic?.answer} ${topic?.notice}`).toMatch(
    /ne vont qu'à Courrier Inc\. \(États-Unis\s: clauses contractuelles types\)\.\s+Une copie de ces garanties s'obtient/,
  )
  expect(topic?.english).toMatch(/only to Courrier Inc\. \(United States\): .* sends a copy of it\.$/)
  expect(withNone.told('transfer-safeguards')).toBeUndefined()
  expect(withNone.told('no-transfer-outside-eea')?.asks).toContain(question)
})

test('At whose place questions arrive is told with whatever is told of who reads them', () => {
  const { told } = topicsWith([{ ...database, purpose: 'backend', name: 'Accueil', company: 'Relais SA' }])
  expect(told('assistant-readers')?.notice).toMatch(
    /^Vos questions arrivent chez Accueil, de Relais SA \(Belgique\)\. Si/,
  )
  expect(withNone.told('assistant-readers')?.notice).toMatch(/^Si vous joignez la conversation/)
})

test.each([
  "Gardez-vous les questions posées à l'assistant ?",
  'Les questions posées au chatbot sont-elles gardées ?',
  'Conservez-vous les questions des visiteurs ?',
  'Do you keep the questions I ask the assistant?',
])('Whether questions are kept is told with what a declared model keeps of them: %s', (question) => {
  const kept = 'Modele Inc. garde ce qui lui est transmis 30 jours au plus.'
  expect(withAmericanModel.asked(question)?.id).toBe('retention-conversation')
  expect(withAmericanModel.asked(question)?.notice).toContain(kept)
  expect(withAmericanModel.told('question-counts')?.notice).toContain(kept)
  expect(withAmericanModel.told('question-counts')?.english).toContain('Modele Inc. keeps what it is sent for 30 days')
  expect(withNone.told('question-counts')?.notice).not.toContain('Modele Inc.')
})

describe('Who receives the IP address is told of all who do', () => {
  const others: readonly ExternalService[] = [
    { ...mail, purpose: 'video', since: '2025-01-28', company: 'Films SAS', country: 'France' },
    { ...mail, purpose: 'audience', since: '2025-01-28', company: 'Mesure SAS', country: 'France' },
    { ...mail, purpose: 'pages', company: 'Pages SAS', country: 'Belgique' },
    mail,
  ]
  const { host } = company
  const listed = (topic: ReturnType<typeof withNone.told>) =>
    topic?.answer
      .replaceAll('\u00a0', ' ')
      .split('\n')
      .filter((line) => line.startsWith('- '))
  const logs = `- Nos serveurs, chez ${host.name} (${host.country}) : les journaux de cet hébergeur et du serveur qui relaie vos requêtes peuvent la contenir.`

  test.each([
    "Mon adresse IP est-elle transmise à quelqu'un ?",
    'Qui voit mon adresse IP ?',
    'À qui donnez-vous mon adresse IP ?',
    'Un CDN voit-il mon adresse IP ?',
    'Is my IP address shared with anyone?',
  ])('%s', (question) => {
    const topic = topicsWith(others).asked(question)
    expect(listed(topic)).toEqual([
      logs,
      '- Pages SAS (Belgique), qui vous transmet les pages et reçoit pour cela votre adresse IP.',
      "- Mesure SAS (France), qui compte les visites, seulement si vous acceptez la mesure d'audience.",
      '- Films SAS (France), qui diffuse la vidéo, seulement si vous lancez la lecture ou autorisez « Vidéo et marketing ».',
    ])
    expect(topic?.english).toMatch(/- Pages SAS \(Belgium\), which passes.*\n- Mesure SAS .*\n- Films SAS /)
    expect(listed(withNone.asked(question))).toEqual([logs])
  })

  test('what we run ourselves is no recipient, and the policy says of the logs what is told', () => {
    const ours = others.map((service) => ({ ...service, company: company.legal.name }))
    expect(listed(topicsWith(ours).told('ip-recipients'))).toEqual([logs])
    expect(JSON.stringify(siteContent.privacyPolicy)).toContain(
      "Ceux de l'hébergeur et du serveur qui relaie vos requêtes peuvent contenir votre adresse IP",
    )
  })
})
