import { expect, test } from 'vitest'
import { company } from '#content/company.ts'
import type { ExternalService } from '#content/external-services.ts'
import { backupDays } from '#content/kept-for.ts'
import { retention, untilLifted } from '#content/personal-data.ts'
import { privacyPolicy } from '#content/privacy-policy.ts'
import { transfers } from '#content/recipients.ts'
import { tableNames } from '#server/store/tables.ts'
import { exampleRequest } from '#testing/example-request.ts'
import { leftOut } from '#tools/leads/back-up.ts'
import type { HeldRequest } from './held-data.ts'
import { writtenHeldData } from './written-held-data.ts'

const sent: HeldRequest = {
  ...exampleRequest,
  id: '01a1e1d5-7a82-76f9-8593-35fc93f87beb',
  receivedAt: '2026-11-16T09:00:00.000Z',
  joinedConversation: null,
  quarantine: null,
  addressCorrectedAt: null,
  limitedAt: null,
  idempotencyKey: null,
  fingerprint: 'f',
  followUp: {
    state: 'new',
    hasOwner: false,
    version: 0,
    urgent: false,
    dueAt: '2026-11-17T09:00:00.000Z',
    handledAt: null,
    search: null,
  },
  notes: [],
  uses: [],
  mails: [],
}
const setAside: HeldRequest = { ...sent, quarantine: 'too-fast' }
const followed: HeldRequest = {
  ...sent,
  notes: [{ writtenAt: sent.receivedAt, body: 'Rappelée.' }],
  uses: [{ at: sent.receivedAt, action: 'read' }],
}

const abroad: ExternalService = {
  host: 'forms.example.net',
  purpose: 'mail',
  name: 'Forms',
  company: 'Forms Inc.',
  country: { name: 'États-Unis', safeguard: 'clauses contractuelles types' },
  terms: 'https://forms.example.net/privacy',
}

function letter(requests: readonly HeldRequest[], services: readonly ExternalService[] = []) {
  return writtenHeldData({ address: exampleRequest.email, requests: [...requests] }, 0, services)
}

function durationOf(id: (typeof retention)[number]['id']) {
  const row = retention.find((each) => each.id === id)
  return `${row?.data} : ${row?.duration}`
}

test('The letter gives the length of time that holds for what it shows, and no other', () => {
  const told = (requests: readonly HeldRequest[]) =>
    (['contact', 'set-aside', 'follow-up', 'trail'] as const).filter((id) => letter(requests).includes(durationOf(id)))
  expect(told([sent])).toEqual(['contact'])
  expect(told([setAside])).toEqual(['set-aside'])
  expect(told([sent, setAside])).toEqual(['contact', 'set-aside'])
  expect(told([followed])).toEqual(['contact', 'follow-up', 'trail'])
})

test('What was limited has no end before the limitation has: the letter says so, of that kind alone', () => {
  const limitedAt = '2023-05-02T09:00:00.000Z'
  const longer = (requests: readonly HeldRequest[]) =>
    (['contact', 'set-aside'] as const).filter((id) => letter(requests).includes(`${durationOf(id)} ${untilLifted}`))
  expect(JSON.stringify(privacyPolicy)).toContain(untilLifted)
  expect(longer([{ ...sent, limitedAt }])).toEqual(['contact'])
  expect(longer([{ ...setAside, limitedAt }])).toEqual(['set-aside'])
  expect(longer([sent, { ...setAside, limitedAt }])).toEqual(['set-aside'])
  expect(letter([sent, setAside])).not.toContain(untilLifted)
})

test('Of what the desk did not see, the letter does not say that it was not done', () => {
  expect(letter([sent])).toMatch(/Suivi noté au bureau de notre équipe : rien n'y est noté\. Ce bureau ne note ni/)
  expect(letter([sent])).not.toMatch(/Nouvelle|pas encore traitée|notés à ce bureau, dans l'année : Aucun/)
  expect(letter([followed])).toMatch(/notés à ce bureau, dans l'année :\n- le .*\nCe bureau ne note ni/)
})

test('The letter shows what the site has worked out by itself: urgency, deadline and, once the desk has it, the search text', () => {
  expect(letter([sent])).toMatch(
    /Urgence, lue par le site dans le message : Non\nRéponse due avant le : .*17 novembre 2026/,
  )
  expect(letter([sent])).not.toContain('retrouve la demande')
  const found: HeldRequest = { ...sent, followUp: { ...sent.followUp, urgent: true, search: 'jeanne le gall brest' } }
  expect(letter([found])).toMatch(
    /message : Oui\n.*\nTexte par lequel ce bureau retrouve la demande : jeanne le gall brest\n/,
  )
  expect(letter([found])).toContain(durationOf('follow-up'))
})

test('Of what was set aside, the letter says that an answer is due only once the team takes it up', () => {
  expect(letter([setAside])).toMatch(/Réponse due, si notre équipe la reprend, avant le : .*17 novembre 2026/)
  expect(letter([setAside])).not.toContain('Réponse due avant le')
})

test('Mails that were sent are said to be in the mailbox where some were, and there alone', () => {
  const told = 'les emails déjà envoyés, dans la boîte de notre équipe'
  const mail: HeldRequest['mails'][number] = {
    ...{ id: 'm', kind: 'team', state: 'sent', attempts: 1, createdAt: sent.receivedAt, sentAt: sent.receivedAt },
    ...{ problem: null, onceKey: null, file: null },
  }
  expect(letter([{ ...sent, mails: [mail] }])).toContain(told)
  expect(letter([setAside])).not.toContain(told)
  const call = { ...mail, kind: 'webhook' } as const
  expect(letter([{ ...sent, mails: [call] }])).not.toContain(told)
  expect(letter([{ ...sent, mails: [call] }])).toContain('la demande transmise, dans notre outil de suivi')
  expect(letter([{ ...sent, mails: [{ ...mail, state: 'waiting', sentAt: null }] }])).not.toContain(told)
})

test('What kept a mail or a call from going is told of no mail server: the webhook has none', () => {
  const call: HeldRequest['mails'][number] = {
    ...{ id: 'm', kind: 'webhook', state: 'set-aside', attempts: 9, createdAt: sent.receivedAt, sentAt: null },
    ...{ problem: 'The webhook answered 503.', onceKey: null, file: null },
  }
  expect(letter([{ ...sent, mails: [call] }])).toMatch(
    /obstacle, tel que le site l'a noté\s: The webhook answered 503\./,
  )
  expect(letter([{ ...sent, mails: [call] }])).not.toMatch(/Réponse du serveur/)
})

test('The letter says from whom it all comes, the notes too (article 15, paragraph 1, g)', () => {
  expect(letter([followed])).toContain('rempli avec cette adresse ; les notes, de notre équipe.')
})

test('What the letter says is in the backups is in them, for as long as it says, and it says so of all that it shows', () => {
  const shown = ['contact_requests', 'outbox', 'desk_notes', 'desk_audit']
  expect(tableNames).toEqual(expect.arrayContaining(shown))
  for (const table of leftOut) expect(shown).not.toContain(table)
  expect(letter([sent])).toMatch(
    new RegExp(
      `Ces données sont aussi dans nos sauvegardes, dont elles disparaissent ${backupDays} jours au plus après`,
    ),
  )
})

test('Of several requests, one with a corrected address does not make it that of all', () => {
  const corrected: HeldRequest = { ...sent, addressCorrectedAt: '2026-11-16T10:00:00.000Z' }
  expect(letter([corrected])).toContain('rempli avec une adresse corrigée depuis ;')
  expect(letter([sent, corrected])).toContain("rempli avec cette adresse ou, où c'est dit, avec une adresse corrigée")
})

test('The letter says whether somebody follows the request, and that the name is not given', () => {
  const owned: HeldRequest = { ...followed, followUp: { ...followed.followUp, hasOwner: true } }
  expect(letter([owned])).toContain('Suivie par : une personne de notre équipe, dont nous ne donnons pas le nom')
  expect(letter([followed])).toContain('Suivie par : personne en particulier')
})

test('The letter is in the name of the company, with its register and its seat', () => {
  const { legal, address } = company
  const head = letter([sent]).split('\n\n')[2]
  for (const said of [legal.name, legal.register, address.street, address.city]) expect(head).toContain(said)
})

test('The letter says why the team’s readings are noted where some are', () => {
  expect(letter([followed])).toContain('contrôler qui, dans notre équipe, a accédé à vos données')
  expect(letter([sent])).not.toContain('contrôler qui')
})

test('Whoever carries a request for us is among those who receive it, with the safeguard where that is outside of Europe', () => {
  const said = letter([sent], [abroad])
  expect(said).toContain('Forms Inc. (États-Unis)')
  expect(said).toContain("Hors de l'Espace économique européen, ces données ne vont qu'à Forms Inc. (États-Unis")
  expect(said).toContain('clauses contractuelles types')
  expect(letter([sent], [{ ...abroad, purpose: 'backend', country: 'Suède' }])).toContain('Forms Inc. (Suède)')
  expect(letter([sent])).toContain("Aucune de ces données n'est transférée hors de l'Espace économique européen.")
})

test('Of what others get that the letter does not show, it says nothing: not that no data at all leaves Europe', () => {
  const model: ExternalService = { ...abroad, purpose: 'models', noTraining: true, keptDays: 30 }
  const counter: ExternalService = { ...abroad, purpose: 'audience', since: '2025-01-28' }
  const video: ExternalService = { ...abroad, purpose: 'video', since: '2025-01-28' }
  for (const service of [model, counter, video]) {
    expect(transfers([service]), 'the policy').toContain('Forms Inc.')
    expect(letter([sent], [service])).not.toContain('Forms Inc.')
    expect(letter([sent], [service])).not.toMatch(/aucune donnée hors|données ne vont qu'à/)
  }
  const said = letter([sent], [abroad, model])
  expect(said).toContain("Hors de l'Espace économique européen, ces données ne vont qu'à Forms Inc.")
})

test('Whoever only counts visits or plays the video does not receive a request', () => {
  const video: ExternalService = { ...abroad, purpose: 'video', since: '2025-01-28' }
  expect(letter([sent], [video])).not.toContain('Forms Inc.')
  expect(letter([sent], [video])).toContain('Aucune de ces données n')
})

test('The letter names every use that the policy makes of a request, with its legal basis', () => {
  expect(letter([sent])).toMatch(/en combien de temps nous y répondons.*des abus et des doublons.*intérêt légitime/)
})

test('Where a conversation was joined, whoever writes the answers has received it too', () => {
  const model: ExternalService = { ...abroad, purpose: 'models', noTraining: true, keptDays: 30 }
  const joined: HeldRequest = { ...sent, joinedConversation: 'Conversation avec l’assistant' }
  expect(letter([sent], [model])).toContain(
    "Aucune de ces données n'est transférée hors de l'Espace économique européen.",
  )
  expect(letter([sent, joined], [model])).toContain("ces données ne vont qu'à Forms Inc. (États-Unis")
})

test('How long whoever writes the answers keeps a conversation stands in the letter, where one was joined', () => {
  const model: ExternalService = { ...abroad, purpose: 'models', noTraining: true, keptDays: 30 }
  const second: ExternalService = { ...abroad, purpose: 'models', noTraining: true, keptDays: 0, company: 'Autre AB' }
  const joined: HeldRequest = { ...sent, joinedConversation: 'Conversation avec l’assistant' }
  const durations = (requests: readonly HeldRequest[], services: readonly ExternalService[]) =>
    letter(requests, services).match(/Combien de temps\n-+\n(.*?)\n\n/s)?.[1]
  expect(durations([joined], [model, second])?.split('\n')).toContain(
    'Forms Inc. garde ce qui lui est transmis 30 jours au plus ; Autre AB ne garde rien de ce qui lui est transmis.',
  )
  expect(durations([sent], [model])).not.toContain('Forms Inc.')
  expect(durations([joined], [])).toBe(durations([sent], []))
})

test('Words that are a link on the site stand with their address in the letter, and an address that says itself stands once', () => {
  const said = letter([sent], [abroad])
  expect(said).toContain('les règles de Forms (https://forms.example.net/privacy).')
  expect(said).toContain('www.cnil.fr/fr/plaintes\n')
  expect(said).not.toMatch(/mailto:|tel:|https:\/\/www\.cnil|\(\//)
})
