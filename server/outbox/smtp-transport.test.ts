import { once } from 'node:events'
import { createServer } from 'node:net'
import { expect, test } from 'vitest'
import { createSmtpTransport, smtpOptions } from './smtp-transport.ts'

const mail = {
  messageId: '<1@site.example>',
  date: new Date(0),
  from: 'site@site.example',
  to: 'equipe@site.example',
  subject: 'Une demande',
  text: 'Bonjour',
  html: '<p>Bonjour</p>',
  headers: {},
}

test.each(['', '?ignoreTLS=true'])(
  'A password goes to no other machine that offers no encryption, with « %s » in the URL',
  async (asked) => {
    const said: string[] = []
    const server = createServer((socket) => {
      socket.write('220 relay\r\n')
      socket.on('error', () => {})
      socket.on('data', (data) => {
        said.push(data.toString())
        socket.write(data.toString().startsWith('EHLO') ? '250-relay\r\n250 AUTH PLAIN LOGIN\r\n' : '502 no\r\n')
      })
    }).listen(0, '127.0.0.2')
    await once(server, 'listening')
    const address = server.address()
    const port = typeof address === 'object' && address ? address.port : 0
    // Not the loopback address that the site takes for its own.
    const transport = createSmtpTransport(`smtp://user:secret@127.0.0.2:${port}${asked}`)
    await expect(transport.deliver('1', mail, async () => true)).rejects.toThrow(/STARTTLS/)
    expect(said.join('')).not.toMatch(/AUTH/)
    transport.close()
    server.close()
  },
)

test.each([
  'smtp://relay.example.org:587',
  'smtp://203.0.113.7',
  'smtp://Relay.Example.org:25?ignoreTLS=true',
  'smtps://relay.example.org',
])('What visitors wrote reaches a server of somebody else encrypted, by a certificate that is believed: %s', (url) => {
  expect(smtpOptions(url)).toMatchObject({ requireTLS: true, tls: { rejectUnauthorized: true } })
})

test.each(['smtp://localhost:25', 'smtp://10.0.0.5:25', 'smtp://postfix.mail.svc:25'])(
  'Within one’s own network a server need not offer encryption: %s',
  (url) => {
    expect(smtpOptions(url)).toMatchObject({ requireTLS: false, tls: { rejectUnauthorized: false } })
  },
)
