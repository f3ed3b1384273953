import fc from 'fast-check'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { palette } from '#content/brand/colours.ts'
import { offer } from '#content/brand/promises.ts'
import { company } from '#content/company.ts'
import { contactForm } from '#content/contact-form.ts'
import { contactMails } from '#content/contact-mails.ts'
import { contactPage } from '#content/contact-page.ts'
import { promises } from '#content/promises.ts'
import { frenchTypography } from '#content/typography.ts'
import { officeHours } from '#server/desk/office-hours.ts'
import { createSmtpTransport } from '#server/outbox/smtp-transport.ts'
import { writtenParisTime } from '#server/paris-time.ts'
import type { ContactRequestRow } from '#server/store/tables.ts'
import { exampleRequest } from '#testing/example-request.ts'
import { startMailCatcher } from '#testing/mail-catcher.ts'
import { confirmationMail } from './confirmation-mail.ts'
import { noticeMail } from './notice-mail.ts'
import { quarantineDigest } from './quarantine-digest.ts'
import { teamMail } from './team-mail.ts'

const received = Date.parse('2026-11-16T09:15:00Z')
const row: ContactRequestRow = {
  id: '01a1dd1f-4774-783c-ab4a-c86c58e24aa6',
  received_at: received,
  first_name: exampleRequest.firstName,
  last_name: exampleRequest.lastName,
  email: exampleRequest.email,
  email_key: exampleRequest.email,
  phone: exampleRequest.phone,
  company: exampleRequest.company,
  position: exampleRequest.position,
  team_size: exampleRequest.teamSize,
  use_case: exampleRequest.useCase,
  message: exampleRequest.message,
  quarantine: null,
  idempotency_key: null,
  fingerprint: '',
  limited_at: null,
  state: 'new',
  owner: null,
  version: 0,
  handled_at: null,
  due_at: null,
  urgent: null,
  search: null,
}

let catcher: Awaited<ReturnType<typeof startMailCatcher>>
let transport: ReturnType<typeof createSmtpTransport>
beforeAll(async () => {
  catcher = await startMailCatcher()
  transport = createSmtpTransport(catcher.url)
})
beforeEach(() => void catcher.caught.splice(0))
afterAll(async () => {
  transport.close()
  await catcher.stop()
})

/** Until when the team has to call back whoever asked on that morning. */
function deadline(hours: number) {
  return writtenParisTime(officeHours.answerDeadline(row.received_at, hours))
}

describe('The mail to the team', () => {
  test('holds every field under its French label, the date, the urgency, and answers to the visitor', async () => {
    const { mail, recipients } = await delivered(await teamMail(row))
    expect(recipients).toEqual(['equipe@site.example'])
    expect(mail.replyTo).toEqual([{ name: '', address: exampleRequest.email }])
    expect(mail.subject).toBe('Nouvelle demande\u00a0: Mairie de Brest (Jeanne Le Gall)')
    for (const part of [mail.text, textOf(mail.html)]) {
      for (const { label } of Object.values(contactForm.fields)) expect(part).toContain(label)
      for (const value of Object.values(exampleRequest).slice(0, 6)) expect(part).toContain(value)
      expect(part).toContain('51 à 200 personnes')
      expect(part).toContain('Gestion des connaissances')
      expect(part).toContain(exampleRequest.message)
      expect(part).toContain('lundi 16 novembre 2026 à 10:15')
      expect(part).toContain(deadline(offer.answerHours))
      expect(part).toContain(`Normale, réponse promise sous ${promises.callBack}`)
      expect(part).toContain(row.id)
    }
  })

  test.each([
    ["C'est urgent, merci.", true],
    ['URGENCE : panne du standard', true],
    ["Il n'y a rien d'urgent.", false],
    ["Pas d'urgence de notre côté", false],
    ['Nous formons les urgentistes du CHU', false],
  ])('says what is urgent: %j, %j', async (message, urgent) => {
    const { subject, text, ...rest } = await teamMail({ ...row, message })
    expect(subject.startsWith('Urgent')).toBe(urgent)
    expect(text.includes(deadline(offer.urgentAnswerHours))).toBe(urgent)
    expect('priority' in rest).toBe(urgent)
  })
})

test('The word that the form gives for an urgent request makes it one', async () => {
  const [, word = ''] = /«\s(.+?)\s»/.exec(contactForm.fields.message.hint ?? '') ?? []
  expect(contactPage.means.items.map(({ note }) => note).join()).toContain(word)
  expect((await teamMail({ ...row, message: `${word} : rappelez-nous` })).subject).toMatch(/^Urgent/)
})

describe('What hides or turns letters', () => {
  test('reaches neither the subject nor the text of the team', async () => {
    const { subject, text, html } = await teamMail({
      ...row,
      company: 'ACME\u202eetnegrU',
      message: 'Bonjour\u200b\u2066 à tous',
    })
    expect(subject).toContain('ACMEetnegrU')
    expect(text).toContain('Bonjour à tous')
    for (const part of [subject, text, html]) expect(part).not.toMatch(/[\u200b\u202e\u2066]/)
  })
})

describe('The confirmation', () => {
  test('says what happens next, in text and in HTML, to the visitor alone', async () => {
    const { mail, recipients, raw } = await delivered(await confirmation('Jeanne'), exampleRequest.email)
    expect(recipients).toEqual([exampleRequest.email])
    expect(mail.to).toEqual([{ name: '', address: exampleRequest.email }])
    expect(mail.subject).toBe('Votre demande est bien arrivée')
    expect(header(mail, 'auto-submitted')).toBe('auto-replied')
    expect(header(mail, 'x-auto-response-suppress')).toBe('All')
    expect(raw).toMatch(/Content-Type: multipart\/alternative/)
    for (const part of [mail.text, textOf(mail.html)]) {
      expect(part).toContain('Bonjour Jeanne,')
      expect(part).toContain(`Contact sous ${promises.callBack}`)
      expect(part).toContain(frenchTypography(promises.demo))
      expect(part).toContain(company.phone.display)
    }
    expect(mail.html).toContain('href="https://www.site.example/politique-confidentialite"')
  })

  test('has its French spaces, in every part', async () => {
    const { subject, text, html } = await confirmation('Jeanne')
    for (const part of [subject, text, textOf(html)]) expect(part).not.toMatch(/ [;:!?»]|« |\d (?:ans|min)\b/)
  })

  test("has the brand's colours and loads nothing", async () => {
    const { html } = await confirmation('Jeanne')
    for (const colour of [palette.both.prussian, palette.both.gold]) expect(html).toContain(colour)
    expect(html).not.toMatch(/<img|<link|<script|<style|url\(|@import|src=/i)
  })

  test('echoes nothing that was typed but a first name', async () => {
    const { text, html } = await confirmation('Jeanne <a href="https://spam.example">')
    expect(text).toMatch(/^Bonjour,\n/)
    for (const part of [text, html]) {
      expect(part).not.toContain('spam.example')
      for (const name of ['lastName', 'email', 'phone', 'company', 'position', 'message'] as const) {
        expect(part).not.toContain(exampleRequest[name])
      }
    }
  })
})

test('French spaces stay out of the markup of every mail', async () => {
  const written = [
    await teamMail(row),
    await confirmation('Jeanne'),
    await noticeMail(contactMails.confirmationLimit),
    await quarantineDigest('2026-11-16', { trap: 2, 'too-fast': 1 }),
  ]
  for (const { html } of written) {
    expect(html).toContain('width="100%"')
    for (const [tag] of html.matchAll(/<[^>]+>/g)) expect(tag).not.toContain('\u00a0')
  }
})

describe('The digest of the quarantine', () => {
  test('counts and names nobody', async () => {
    const { subject, text } = await quarantineDigest('2026-11-16', { trap: 2, 'too-fast': 1 })
    expect(subject).toBe('Demandes en quarantaine le 16/11/2026\u00a0: 3')
    expect(text).toContain('3 demandes semblent venir de robots\u00a0: champ piège rempli (2), envoi trop rapide (1).')
  })
})

describe('No words of a visitor', () => {
  const poison = [
    'x\r\nBcc: victime@evil.example',
    'x\nBcc: victime@evil.example\n\nCorps',
    'x\rSubject: autre',
    'x\u0000\u000b\u000cBcc: victime@evil.example',
    'x\u2028Bcc: victime@evil.example\u2029',
    'x\u0085Bcc: victime@evil.example',
    '=?utf-8?Q?x=0D=0ABcc:_victime@evil.example?=',
    'x" <victime@evil.example>, "y',
    'victime@evil.example, autre@evil.example',
    '\r\n.\r\nMAIL FROM:<x@evil.example>\r\nRCPT TO:<victime@evil.example>\r\nDATA\r\n',
    '.\n..\n.\nQUIT',
    '--boundary\r\nContent-Type: text/html\r\n\r\n<script>',
    '{company} {name} $& $1 %0d%0aBcc:victime@evil.example',
    '</p><img src=x onerror=alert(1)><script>alert(1)</script>',
    'é'.repeat(998),
    '\u202egnp.exe\u2066',
  ]

  test.each(poison)('make a header, a recipient, a second mail or markup: %j', async (text) => {
    const bad = { ...row, first_name: text, last_name: text, company: text, position: text, phone: text, message: text }
    await hostile(bad)
  })

  test('do so whatever they are', async () => {
    const text = fc
      .array(
        fc.oneof(
          fc.constantFrom(...poison, '\r\n', '\n', '\r', ':', '<', '>', '"', '=?'),
          fc.string({ unit: 'binary' }),
        ),
      )
      .map((parts) => parts.join(''))
    await fc.assert(
      fc.asyncProperty(text, text, text, (first_name, name, message) =>
        hostile({ ...row, first_name, company: name, message }),
      ),
      { numRuns: 25 },
    )
  })

  test('are read as something else than what was typed', async () => {
    const typed = '=?utf-8?Q?Autre_soci=C3=A9t=C3=A9?='
    const { mail } = await delivered(await teamMail({ ...row, company: typed }))
    expect(mail.subject).toBe(`Nouvelle demande\u00a0: ${typed} (Jeanne Le Gall)`)
  })

  async function hostile(request: ContactRequestRow) {
    catcher.caught.splice(0)
    const team = await delivered(await teamMail(request))
    const confirmed = await delivered(await confirmation(request.first_name), exampleRequest.email)
    expect(catcher.caught).toHaveLength(2)
    expect(team.recipients).toEqual(['equipe@site.example'])
    expect(confirmed.recipients).toEqual([exampleRequest.email])
    for (const { mail, raw } of [team, confirmed]) {
      const names = mail.headers.map(({ key }) => key).filter((name) => !known.includes(name))
      expect(names).toEqual([])
      expect(new Set(mail.headers.map(({ key }) => key)).size).toBe(mail.headers.length)
      expect(mail.from).toEqual({ name: '', address: 'site@site.example' })
      expect(mail.attachments).toEqual([])
      expect(mail.subject).not.toMatch(/[\r\n]/)
      expect(raw.split('\r\n').every((line) => line.length <= 998)).toBe(true)
      expect(mail.html).not.toMatch(/<script|<img|<\/p><img/)
    }
  }

  const known = [
    'auto-submitted',
    'x-auto-response-suppress',
    'from',
    'to',
    'reply-to',
    'subject',
    'message-id',
    'date',
    'mime-version',
    'content-type',
    'x-priority',
    'x-msmail-priority',
    'importance',
  ]
})

type Written = Awaited<ReturnType<typeof teamMail>> | Awaited<ReturnType<typeof confirmationMail>>

async function delivered(written: Written, visitor?: string) {
  const mail = {
    messageId: '<1@site.example>',
    date: new Date(received),
    from: 'site@site.example',
    to: visitor ? ({ name: '', address: visitor } as const) : 'equipe@site.example',
    ...written,
  }
  await transport.deliver('1', mail, async () => true)
  const caught = catcher.caught.at(-1)
  if (!caught) throw new Error('Nothing arrived.')
  return caught
}

function confirmation(firstName: string) {
  return confirmationMail({ firstName, siteUrl: 'https://www.site.example' })
}

function header({ headers }: { headers: readonly { key: string; value: string }[] }, name: string) {
  return headers.find(({ key }) => key === name)?.value
}

function textOf(html = '') {
  return html
    .replace(/<[^>]*>/g, ' ')
    .replaceAll('&#39;', "'")
    .replaceAll('&amp;', '&')
}
