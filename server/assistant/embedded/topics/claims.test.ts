import { describe, expect, test } from 'vitest'
import { ownership } from '#content/brand/ownership.ts'
import { privacyPolicyVersions } from '#content/brand/privacy-policy-history.ts'
import { company } from '#content/company.ts'
import { modelNotice } from '#content/language-models.ts'
import { embedded } from '#testing/embedded-questions.ts'
import { tellable } from '#testing/tellable.ts'
import { told } from '#testing/told-topics.ts'

const answer = (question: string) => embedded.answer([question]).text.replaceAll(/\s/g, ' ')

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
  ['Are you a French company?', `${company.parent.name}, comes under`],
  ['Are you under US law?', 'The place of the servers does not settle it'],
])('So does one in English: %s', (question, fact) => {
  expect(answer(question)).toContain(fact)
  expect(answer(question)).not.toMatch(/^(?:Yes|No)\b|hosted 100% in Europe/)
})

describe('That paid licences come on top of the price is told to whoever asks:', () => {
  test.each([
    'Les licences payantes sont-elles comprises dans les 15 000 € ?',
    'Le prix comprend-il les licences ?',
    'Faut-il payer des licences en plus ?',
    'Le budget de 15 000 € comprend-il les licences Dify et n8n ?',
    'Les licences de logiciels sont-elles facturées à part ?',
    'Is the n8n licence included in the 15,000 euros?',
  ])('%s', (question) => {
    expect(answer(question)).toMatch(/licences payantes éventuelles|paid licences if any/)
    expect(answer(question)).not.toMatch(/^Oui/)
  })
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

  test.each(tellable(['answer-log'], (id) => id))('and where its log is told, whose it is: %s', (id) => {
    const topic = told({})(id)
    expect(topic?.answer).toMatch(
      /^Dans un assistant livré .* Nos serveurs, eux, ne gardent pas un mot de ce que vous dites/,
    )
    expect(topic?.english).toMatch(/^In an assistant delivered .* Our servers do not keep a word of what you tell/)
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
  ['Do you keep a log of who read my data?', /as is each change: .* for the list, not the requests it shows/],
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
  expect(answer('Que devient mon brouillon ?')).toContain(
    "jusqu'à l'enregistrement de la demande ou la fermeture de l'onglet, sauf si",
  )
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
    /^Sur ce site, les échanges entre votre navigateur et nos serveurs .*HTTPS/,
  )
})
