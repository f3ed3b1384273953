import { describe, expect, test } from 'vitest'
import { accessibilitySummary } from '#content/accessibility-summary.ts'
import { legalNoticeVersions } from '#content/brand/legal-notice-history.ts'
import { privacyPolicyVersions } from '#content/brand/privacy-policy-history.ts'
import { assurances } from '#content/brand/promises.ts'
import { company } from '#content/company.ts'
import { home } from '#content/home.ts'
import { modelNotice } from '#content/language-models.ts'
import { countryOf } from '#content/services-by-consent.ts'
import { declaredMailService } from '#testing/declared-mail-service.ts'
import { declaredModel } from '#testing/declared-model.ts'
import { embedded, topics } from '#testing/embedded-questions.ts'
import { tellable } from '#testing/tellable.ts'
import { countryInEnglish, dayInEnglish } from '../../language/in-english.ts'
import { lowerFirst } from '../../markdown.ts'
import { siteContent } from '../../site-content.ts'
import { createTopics } from '../topics.ts'

const answer = (question: string) => plain(embedded.answer([question]).text)
const attached = 'Si vous joignez la conversation à une demande, elle est enregistrée avec elle.'
const attachedInEnglish = 'If you attach the conversation to a request, it is recorded with it.'
const closedModels = modelNotice.split(/(?<=\.) /).at(-1) ?? ''

describe('However little of an answer is told, what limits it is told to its last word:', () => {
  test.each([
    ['Puis-je écrire un secret ici ?', attached],
    ['Qui lit mes questions à l’assistant ?', attached],
    ['Can I write confidential things here?', attachedInEnglish],
    [
      'Does the server keep a copy of what I write here?',
      /unless you attach it to a request|If you attach the conversation to a request, it is recorded/,
    ],
    ['Who reads my questions to the assistant?', attachedInEnglish],
    ['Êtes-vous soumis au Cloud Act ?', closedModels],
    ['Les États-Unis peuvent-ils accéder à nos données ?', closedModels],
    [
      'Are you subject to the Cloud Act?',
      /Claude, Gemini, GPT.*under the law of that country \(China, France, United States\)\.$/,
    ],
    ['Utilisez-vous des cookies ?', lowerFirst(home.demo.video.notice)],
    [
      'Do you use cookies?',
      'The video player, which you start or allow, loads from an outside site and may set its own cookies.',
    ],
    [
      'Tell me about DeepSeek',
      'It is called at its publisher, which then gets the question and the attached passages, only if you have authorised it.',
    ],
    [
      'Tell me about Llama',
      'It is called at its publisher, which then gets the question and the attached passages, only if you have authorised it.',
    ],
    [
      'Tell me about Mistral',
      'The others, and those that you allow to be called there, get the question and the attached passages at the publisher.',
    ],
    ["Avec DeepSeek, qu'est-ce qui part en Chine ?", 'il reçoit la question et les passages joints'],
    ['Which models do you use?', 'A model that is called at its publisher gets the question and the attached passages'],
    ['What do you store in my browser?', /with your consent, `assistant-panel`.* and `use-case-category`/],
    ['How long do you keep my cookie choice?', 'then erased at your next visit'],
    ['Combien de temps gardez-vous mon choix sur les cookies ?', 'puis effacé à votre visite suivante'],
    ['Does anybody read my request?', 'we do not read them all'],
    ['Does anybody read my request, and when do you answer?', 'we do not read them all'],
    ["Quelqu'un lit-il ma demande ?", 'nous ne les lisons pas toutes'],
    ["Quelqu'un lit-il ma demande, et sous quel délai répondez-vous ?", 'nous ne les lisons pas toutes'],
  ])('%s', (question, limit) => {
    if (typeof limit === 'string') expect(answer(question)).toContain(plain(limit))
    else expect(answer(question)).toMatch(limit)
  })

  test.each(topics.filter(({ notice, kind }) => notice && kind === 'fact'))('$id', ({ answer: told, notice = '' }) => {
    expect(told.endsWith(notice)).toBe(true)
  })

  test.each(topics.filter(({ notice, kind, english }) => notice && kind === 'fact' && english !== undefined))(
    '$id, in English, apart from what may be cut',
    ({ english = '', notice = '' }) => {
      expect(english).toMatch(/\n\n.+\.$/)
      const [, ...limit] = english.split('\n\n')
      const cited = (text: string) => new Set(text.match(/\d[\d/-]*/g))
      expect([...cited(notice)].filter((article) => !cited(limit.join(' ')).has(article))).toEqual([])
    },
  )
})

describe('What is said in English is as narrow as the French:', () => {
  test.each([
    ['What happens without JavaScript?', /the assistant does not.*the video loads only if you start it/],
    ['Does a human read my request?', /^(?!.*A person reads each).*(?:do not read them all)/],
    ['Do you do profiling?', /No decision with a legal or similarly important effect/],
    ['Is there a subscription?', /Hosting, maintenance, paid licences if any and model usage come on top/],
    ['How much does a project cost?', /Hosting, maintenance, paid licences if any and model usage come on top/],
    ['What data do you collect?', /questions to the assistant.*notes of our team.*only with your consent/],
  ])('%s', (question, words) => {
    expect(answer(question)).toMatch(words)
  })

  test.each(tellable(['rating'], (id) => id))('who checked the reviews, and by which rules: %s', () => {
    const { checkedBy, rules } = company.rating?.provenance ?? {}
    expect(answer('Who checked the reviews?')).toMatch(new RegExp(`${checkedBy}.*${rules}`))
  })

  test('a request on behalf of an organisation rests on legitimate interest', () => {
    expect(told('legal-basis-request')?.english).toMatch(
      /if you write for an organisation, .*legitimate interest.*6\(1\)\(f\)/,
    )
  })

  test('an important decision, not any decision, is what no machine makes alone', () => {
    expect(told('data-right-automated-decisions')?.english).toContain('important decision')
  })

  test('costs that come on top are told while the company names some', () => {
    expect(assurances.recurringCosts).toMatch(
      /^Hébergement, maintenance, licences payantes éventuelles et consommation des modèles/,
    )
    for (const priced of ['cost', 'unpublished-price']) {
      const { answer, notice, english } = told(priced) ?? {}
      expect(`${answer} ${notice}`).toContain('licences payantes éventuelles')
      expect(english).toContain('paid licences if any')
    }
    const without = told('cost', { assurances: {} })
    expect(without?.english).not.toContain('come on top')
    const inGeneral = told('cost', { assurancesInEnglish: {} })
    expect(inGeneral?.english).toContain('Recurring costs come on top')
  })
})

describe('Who receives data is told in English from the declared services:', () => {
  test('each with its company, its country in English, and why', () => {
    const english = told('data-recipients', { externalServices: [declaredModel, declaredMailService] })?.english
    for (const part of ['Modèles Exemple AB (Sweden)', 'Mails Example Inc. (United States)'])
      expect(english).toContain(part)
    expect(english).toContain('whose language model writes the answers')
    const video = siteContent.externalServices.filter(({ purpose }) => purpose === 'video')
    expect(video).toHaveLength(1)
    for (const service of video)
      for (const question of ['Who receives my data?', 'Who are your subprocessors?'])
        expect(answer(question)).toContain(`${service.company} (${countryInEnglish(countryOf(service))})`)
  })
})

describe('What changed is told from the newest version:', () => {
  const [notice] = legalNoticeVersions
  const [policy] = privacyPolicyVersions
  const asked = [
    ["Qu'avez-vous changé dans les mentions légales ?", notice.text, 'legal-notice-changes'],
    ["Qu'avez-vous changé dans la politique de confidentialité ?", policy.text, 'policy-changes-2026'],
    ['What changed in the privacy policy?', dayInEnglish(policy.isoDate), 'policy-changes-2026'],
    ['What changed in the legal notice?', dayInEnglish(notice.isoDate), 'legal-notice-changes'],
  ] as const

  test.each(tellable(asked, ([, , id]) => id))('%s', (question, date) => {
    expect(answer(question)).toContain(date)
    expect(answer(question)).toMatch(/\/(?:politique-confidentialite|mentions-legales)#historique/)
  })

  test('whatever that version is', () => {
    const newest = { isoDate: '2027-02-01', text: '1er février 2027', changes: 'Durée ramenée à 30 jours. Reste.' }
    const changed = { privacyPolicyVersions: [newest, ...privacyPolicyVersions] as const, unansweredTopics: [] }
    expect(told('policy-changes-2026', changed)?.answer).toContain('Durée ramenée à 30 jours.')
    expect(told('policy-changes-2026', changed)?.english).toContain('1 February 2027')
  })
})

test('How the rate of accessibility comes about is told with the figures of the grid, in both languages', () => {
  const { counts } = accessibilitySummary
  const applicable = counts.conform + counts.notConform + counts.notAssessed
  const method = told('accessibility-rate-method')
  expect(method?.answer).toContain(`${counts.conform} critères sur ${applicable}`)
  expect(method?.english).toContain(`${counts.conform} criteria out of ${applicable}`)
  expect(told('accessibility')?.english).toContain(`${counts.conform} out of ${applicable}`)
})

describe('A question about questions is not answered with requests about rights:', () => {
  test.each(['Gardez-vous une copie de ma question ?', 'Gardez-vous une copie de mes questions ?'])(
    '%s',
    (question) => {
      expect(answer(question)).toMatch(/Nos serveurs ne gardent pas votre conversation.* sauf si vous la joignez/)
    },
  )

  test.each(['Do you keep a copy of my questions?', 'Do you keep a copy of my question?'])('%s', (question) => {
    expect(answer(question)).toMatch(/nothing is kept .*on our servers, unless you attach it/i)
  })
})

describe('What is collected, and what for, is not told narrower than the policy:', () => {
  test.each([
    [
      'Quelles données collectez-vous ?',
      /questions à l'assistant.*échanges directs.*notes de suivi.*avec votre accord/,
    ],
    ['Que faites-vous de mes données ?', /entre autres usages que la politique énumère/],
  ])('%s', (question, words) => {
    expect(answer(question)).toMatch(words)
  })
})

function told(id: string, changes: Partial<typeof siteContent> = {}) {
  return createTopics({ ...siteContent, ...changes }).topics.find((topic) => topic.id === id)
}

function plain(text: string) {
  return text.replaceAll(/[\s\u00a0\u202f]+/g, ' ').replaceAll('’', "'")
}
