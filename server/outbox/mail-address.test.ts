import nodemailer from 'nodemailer'
import PostalMime from 'postal-mime'
import { expect, test } from 'vitest'
import { isOneAddress, namedAddress } from './mail-address.ts'

test.each([
  'equipe@example.org',
  'equipe@localhost',
  'Équipe <equipe@example.org>',
  '"Équipe, Paris" <equipe@example.org>',
  "Delambre S.A. <o'neil+site@example.org>",
])('%s is one address', (text) => expect(isOneAddress(text)).toBe(true))

test.each([
  'nobody',
  'a@b.example,c',
  'a@b.example;c',
  'a,b@c.example',
  'mailto:a@b.example',
  'a@b..example',
  'a@.example',
  'Dupont, Jeanne <a@b.example>',
  'Site <a@b.example>, c@d.example',
  'Équipe : <a@b.example>',
  'a@b.example\r\nBcc: c@d.example',
])('%j is not', (text) => expect(isOneAddress(text)).toBe(false))

test.each(['Delambre', 'Dupont, Fils & Cie', 'Arpentage (France)', 'IA : usages', 'Le « "bon" \\ mot »'])(
  'A mail from the company %s has that name and one address',
  async (name) => {
    const from = namedAddress(name, 'site@example.org')
    expect(isOneAddress(from)).toBe(true)
    const { message } = await nodemailer
      .createTransport({ streamTransport: true, buffer: true })
      .sendMail({ from, to: 'a@b.example', text: '.' })
    const read = await PostalMime.parse(Buffer.isBuffer(message) ? message : '')
    expect(read.from).toEqual({ name: name.replaceAll(/["\\]/g, ''), address: 'site@example.org' })
  },
)

test('A long text is judged at once', () => {
  const started = process.cpuUsage().user
  for (const piece of ['a', 'a.', '"', '<', 'a@', ' '])
    for (const text of [piece.repeat(100_000), `${piece.repeat(100_000)}<`]) isOneAddress(text)
  expect((process.cpuUsage().user - started) / 1000).toBeLessThan(1000)
})
