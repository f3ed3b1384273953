import fc from 'fast-check'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { ContactRequestRow } from '#server/store/tables.ts'
import { anyCharacter } from '#testing/any-character.ts'
import { confirmation, exampleRow, startDeliveries } from '#testing/delivered-mails.ts'
import { exampleRequest } from '#testing/example-request.ts'
import { teamMail } from './team-mail.ts'

let deliveries: Awaited<ReturnType<typeof startDeliveries>>
beforeAll(async () => {
  deliveries = await startDeliveries()
})
beforeEach(() => void deliveries.caught.splice(0))
afterAll(() => deliveries.stop())

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
    const bad = {
      ...exampleRow,
      first_name: text,
      last_name: text,
      company: text,
      position: text,
      phone: text,
      message: text,
    }
    await hostile(bad)
  })

  test('do so whatever they are', async () => {
    const text = fc
      .array(
        fc.oneof(
          fc.constantFrom(...poison, '\r\n', '\n', '\r', ':', '<', '>', '"', '=?'),
          fc.string({ unit: anyCharacter }),
        ),
      )
      .map((parts) => parts.join(''))
    await fc.assert(
      fc.asyncProperty(text, text, text, (first_name, name, message) =>
        hostile({ ...exampleRow, first_name, company: name, message }),
      ),
      { numRuns: 25 },
    )
  })

  test('are read as something else than what was typed', async () => {
    const typed = '=?utf-8?Q?Autre_soci=C3=A9t=C3=A9?='
    const { mail } = await deliveries.deliver(await teamMail({ ...exampleRow, company: typed }))
    expect(mail.subject).toBe(`Nouvelle demande\u00a0: ${typed} (Jeanne Le Gall)`)
  })

  async function hostile(request: ContactRequestRow) {
    deliveries.caught.splice(0)
    const team = await deliveries.deliver(await teamMail(request))
    const confirmed = await deliveries.deliver(await confirmation(request.first_name), exampleRequest.email)
    expect(deliveries.caught).toHaveLength(2)
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
