import { expect, expectTypeOf, test } from 'vitest'
import { declaredMailService } from '#testing/declared-mail-service.ts'
import { declaredModel } from '#testing/declared-model.ts'
import { duty } from '#testing/duties.ts'
import { textsOf } from '#testing/texts-of.ts'
import { serveWithAmericanServices } from '#testing/with-american-services.ts'
import { pageFacts } from './assistant/spoken-words.ts'
import { company } from './company.ts'
import type { EeaCountry } from './countries.ts'
import { type ExternalService, externalServices } from './external-services.ts'
import { hosting } from './hosting.ts'
import { legalNotice } from './legal-notice.ts'
import { privacyPolicy } from './privacy-policy.ts'
import {
  answeredBy,
  conversationKept,
  dataStays,
  keptByModels,
  keptByModelsInEnglish,
  processors,
  processorsPlace,
  recipients,
  serversAt,
  transfers,
  videoCalls,
} from './recipients.ts'

test('Every declared service is named with its company, its country and its terms', () => {
  const list = JSON.stringify(recipients([declaredModel, declaredMailService]))
  for (const part of [
    'Modèles Exemple AB (Suède)',
    declaredModel.terms,
    'Mails Example Inc. (États-Unis)',
    declaredMailService.terms,
  ]) {
    expect(list).toContain(part)
  }
})

test('The servers are said to be with each who has one of them', () => {
  const host = `${company.host.name} (${company.host.country})`
  const database: ExternalService = { ...declaredModel, purpose: 'database', country: 'Allemagne', company: 'Base SAS' }
  expect(serversAt([declaredModel, declaredMailService])).toBe(`En Europe, chez ${host}.`)
  expect(serversAt([database])).toBe(`En Europe, chez ${host} et chez nos autres destinataires.`)
})

test('Whoever gets each request is named as somebody who does', () => {
  const [, , crm] = recipients([{ ...declaredModel, purpose: 'webhook' }])
  expect(JSON.stringify(crm)).toMatch(
    /Modèles Exemple AB \(Suède\), .*chaque demande lui est transmise, sauf celles qui sont mises à part/,
  )
})

test('Nothing is said to stay in Europe once a service outside of it is declared', () => {
  expect(transfers([declaredModel])).toContain('aucune donnée')
  expect(dataStays([declaredModel])).toContain('restent')
  expect(processors([declaredModel])).toContain("établis dans l'Espace économique européen")
  expect(transfers([declaredModel, declaredMailService])).toContain(
    'Mails Example Inc. (États-Unis\u00a0: clauses contractuelles types)',
  )
  expect(dataStays([declaredMailService])).not.toContain('restent')
  expect(processors([declaredMailService])).not.toContain('Espace économique européen')
})

test('Whoever gets data outside of Europe is told apart, and a copy of the safeguard can be asked for', () => {
  const clouds = { ...declaredMailService, company: 'Clouds Inc.' }
  const said = transfers([declaredMailService, { ...declaredMailService, company: 'Relays Inc.' }, clouds])
  expect(said).toContain('), Relays Inc. (')
  expect(said).toContain(') et Clouds Inc. (')
  expect(said).toContain(company.legal.dataProtectionOfficer.email)
})

test('The service that plays the video is no processor, wherever it is', () => {
  const video: ExternalService = { ...declaredMailService, purpose: 'video', since: '2025-01-28' }
  expect(processors([declaredModel])).not.toContain('vidéo,')
  expect(processors([declaredModel, video])).toContain('sauf celui de la vidéo')
  expect(processors([declaredModel, video])).toContain("établis dans l'Espace économique européen")
})

test('A video of our own is called as ours: it is among no recipients, and by no other rules', () => {
  const video: ExternalService = { ...declaredModel, purpose: 'video', since: '2025-01-28' }
  expect(videoCalls([video])).toContain('nommé parmi les destinataires de vos données')
  expect(videoCalls([video])).toContain('applique ses propres règles')
  const own = videoCalls([{ ...video, company: company.legal.name }])
  expect(own).toContain('se connecte alors à notre service de vidéo')
  expect(own).not.toMatch(/destinataires|règles/)
})

test('What we run ourselves at a public name is no recipient, and no processor of ours', () => {
  const own: ExternalService = {
    ...declaredModel,
    purpose: 'mail',
    company: company.legal.name,
    name: 'Notre courrier',
  }
  const video: ExternalService = { ...declaredModel, purpose: 'video', since: '2025-01-28' }
  expect(recipients([own, declaredModel])).toEqual(recipients([declaredModel]))
  expect(processors([own, declaredModel])).toContain('sauf ceux que nous tenons nous-mêmes,')
  expect(processors([own, video])).toContain('sauf celui de la vidéo et ceux que nous tenons nous-mêmes,')
  const { answer, inEnglish } = processorsPlace([own, declaredModel])
  expect([answer, inEnglish]).toEqual([
    processorsPlace([declaredModel]).answer,
    processorsPlace([declaredModel]).inEnglish,
  ])
  expect(recipients([{ ...own, company: `${company.legal.name} Inc.` }]), 'a name that only begins alike').toHaveLength(
    3,
  )
})

test('Whoever asks where our processors are is told who is outside of Europe, in words that the policy has, and is never left without', () => {
  const video: ExternalService = { ...declaredModel, purpose: 'video', since: '2025-01-28' }
  expect(processorsPlace([declaredModel, video]).answer).toMatch(
    /établis dans l'Espace économique.*vidéo n'en est pas un/,
  )
  const { quote, answer, inEnglish } = processorsPlace([declaredMailService, video])
  expect(processors([declaredMailService, video])).toContain(quote)
  expect(answer).toContain("vos données ne vont qu'à Mails Example Inc. (États-Unis")
  expect(inEnglish).toMatch(/Outside the European Economic Area, your data goes only to Mails Example Inc\./)
  for (const told of [answer, inEnglish]) expect(told).not.toMatch(/établis dans|established in/)
  const fact = pageFacts.find(({ id }) => id === 'processors-place')
  expect(fact).toMatchObject({
    quote: processorsPlace(externalServices).quote,
    answer: processorsPlace(externalServices).answer,
  })
  expect(JSON.stringify(privacyPolicy)).toContain(fact?.quote)
})

test('A service that takes the form and the questions is told where the assistant is explained', () => {
  const backend: ExternalService = { ...declaredMailService, purpose: 'backend', country: 'Suède' }
  expect(answeredBy([backend])).toContain('Mails Example Inc. (Suède)')
  expect(answeredBy([backend])).not.toContain('nos serveurs')
  expect(answeredBy([declaredModel, backend])).toContain('Mails Example Inc. (Suède)')
})

test('Whatever holds the site or what it collects is declared in the European Economic Area alone, as the notice says', () => {
  type Holder = Extract<ExternalService, { purpose: 'database' | 'backend' | 'pages' }>
  expectTypeOf<Holder['purpose']>().toEqualTypeOf<'database' | 'backend' | 'pages'>()
  expectTypeOf<Holder['country']>().toExtend<EeaCountry>()
  expect(JSON.stringify(legalNotice)).toContain(hosting(externalServices))
  const fact = pageFacts.find(({ id }) => id === 'site-data-in-eea')
  expect(hosting([declaredModel])).toBe(fact?.quote)
  expect(hosting([declaredMailService]), 'nor told to who asks whether data leaves').not.toContain(fact?.quote)
  expect(duty('who-else-sees-data')).toContain('`database`, `backend` and `pages` take no other country')
})

test('The assistant is said to ask nobody only while no model of somebody else is declared', () => {
  expect(answeredBy([declaredMailService])).toContain('ne quittent pas nos serveurs')
  expect(answeredBy([declaredModel])).toContain('Modèles Exemple, de Modèles Exemple AB (Suède)')
})

test('A model is said to be given the messages before a question too, as it is', () => {
  expect(answeredBy([declaredModel])).toContain(
    'Votre question et les messages qui la précèdent lui sont alors transmis.',
  )
})

test('How long the provider of a model keeps a question is declared with it, and told where the rest is told', () => {
  expectTypeOf<Extract<ExternalService, { purpose: 'models' }>['keptDays']>().toEqualTypeOf<number>()
  const kept = 'Modèles Exemple AB garde ce qui lui est transmis 30 jours au plus.'
  expect(conversationKept([declaredModel])).toContain(kept)
  const none: ExternalService = { ...declaredModel, purpose: 'models', noTraining: true, keptDays: 0 }
  expect(conversationKept([none])).toContain('Modèles Exemple AB ne garde rien de ce qui lui est transmis.')
  expect(conversationKept([declaredMailService])).not.toContain('transmis')
  for (const days of [0, 1, 30]) {
    const services = [declaredMailService, { ...none, keptDays: days }]
    const [inFrench, inEnglish] = [keptByModels(services), keptByModelsInEnglish(services)]
    expect(inEnglish).toMatch(days === 0 ? /AB keeps nothing/ : new RegExp(`AB keeps .* ${days} days? at most\\.$`))
    expect(inEnglish.match(/\d+/g)).toEqual(inFrench.match(/\d+/g))
  }
  expect(JSON.stringify(privacyPolicy)).toContain(conversationKept(externalServices))
  expect(duty('who-else-sees-data')).toContain('`keptDays`')
})

test('That our servers keep nothing of a question is said nowhere in the legal texts without who else keeps it', async () => {
  const vite = await serveWithAmericanServices()
  const declared = await Promise.all(
    ['privacy-policy', 'legal-notice'].map((name) => vite.ssrLoadModule(`/content/${name}.ts`)),
  )
  await vite.close()
  const claims = textsOf(declared).filter((text) =>
    /serveurs?\b[^.]*\bgard\w+ pas\b|conservation sur nos serveurs/.test(text),
  )
  expect(claims.length).toBeGreaterThan(2)
  const kept = 'Models API Inc. garde ce qui lui est transmis 30 jours au plus.'
  expect(claims.filter((claim) => !claim.includes(kept))).toEqual([])
})

test('Whoever carries the pages alone is told from whoever also carries the form and the questions', () => {
  expect(JSON.stringify(recipients([{ ...declaredMailService, purpose: 'pages', country: 'Suède' }]))).toContain(
    'reçoit pour cela votre adresse IP',
  )
  expect(duty('who-else-sees-data')).toContain('`backend` too where the form and the questions pass through it')
})

test('The policy is written from the declared services', () => {
  const policy = JSON.stringify(privacyPolicy)
  for (const text of [transfers, dataStays, processors, answeredBy]) expect(policy).toContain(text(externalServices))
  for (const item of recipients(externalServices)) expect(policy).toContain(JSON.stringify(item))
})
