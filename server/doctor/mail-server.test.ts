import { Resolver } from 'node:dns/promises'
import { once } from 'node:events'
import { createServer, type Socket } from 'node:net'
import { SMTPServer } from 'smtp-server'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { readEnvironment } from '#server/environment.ts'
import { freePort } from '#testing/free-port.ts'
import { startMailCatcher } from '#testing/mail-catcher.ts'
import { selfSignedCertificate } from '#testing/self-signed-certificate.ts'
import { mailServerFindings } from './mail-server.ts'

const outside = { resolver: new Resolver(), now: Date.now, timeout: 5000 }
const password = 's3cr3t-p%40ss'

let server: Awaited<ReturnType<typeof startMailCatcher>>
beforeAll(async () => {
  server = await startMailCatcher({ auth: { user: 'jeanne', pass: 's3cr3t-p@ss' } })
})
afterAll(() => server.stop())

test('A mail server that answers and takes the login is fine, and gets no mail', async () => {
  const [finding] = await look(`smtp://jeanne:${password}@127.0.0.1:${server.port}`)
  expect(finding?.severity).toBe('fine')
  expect(server.caught).toEqual([])
})

test('A wrong password stands in the way, and is not repeated', async () => {
  const findings = await look(`smtp://jeanne:wr0ng-one@127.0.0.1:${server.port}`)
  expect(findings).toMatchObject([
    { severity: 'in-the-way', sentence: expect.stringMatching(/refuses the login of SMTP_URL \(535\)/) },
  ])
  expect(JSON.stringify(findings)).not.toMatch(/wr0ng|jeanne/)
})

test('Nobody there, a server that never greets, and one that is no mail server stand in the way', async () => {
  const nobody = await look(`smtp://127.0.0.1:${await freePort()}`)
  expect(nobody).toMatchObject([{ severity: 'in-the-way', sentence: expect.stringMatching(/cannot be reached/) }])

  const silent = await talker(() => {})
  expect(await look(silent.url, 500)).toMatchObject([
    { severity: 'in-the-way', sentence: expect.stringMatching(/does not greet/) },
  ])
  await silent.stop()

  const garbage = await talker((socket) => socket.end('\u0000SSH-2.0-OpenSSH jeanne@example.org\r\n'))
  const findings = await look(garbage.url)
  expect(findings).toMatchObject([{ severity: 'in-the-way', sentence: expect.stringMatching(/is no mail server/) }])
  expect(JSON.stringify(findings)).not.toContain('jeanne')
  await garbage.stop()
})

test('An expired certificate of a server that gets a password stands in the way; a valid one is fine', async () => {
  const day = 24 * 60 * 60 * 1000
  const expired = selfSignedCertificate({ from: new Date(Date.now() - 2 * day), until: new Date(Date.now() - day) })
  const valid = selfSignedCertificate({ from: new Date(Date.now() - day), until: new Date(Date.now() + day) })
  for (const { certificate, severity, sentence } of [
    {
      certificate: expired,
      severity: 'in-the-way',
      sentence: /certificate of the mail server .* is not accepted \(CERT_HAS_EXPIRED\)/,
    },
    { certificate: valid, severity: 'fine', sentence: /answers/ },
  ]) {
    const secure = new SMTPServer({ ...certificate, secure: true, logger: false, authOptional: true })
    secure.on('error', () => {})
    await new Promise<void>((resolve) => secure.listen(0, '127.0.0.1', resolve))
    const address = secure.server.address()
    const port = typeof address === 'object' && address ? address.port : 0
    const environment = readEnvironment({ SMTP_URL: `smtps://127.0.0.1:${port}?tls.rejectUnauthorized=true` })
    expect(await mailServerFindings(environment, { ...outside, ca: certificate.cert })).toMatchObject([
      { severity, sentence: expect.stringMatching(sentence) },
    ])
    await new Promise<void>((resolve) => secure.close(resolve))
  }
})

test('A password goes to no server elsewhere that speaks without TLS, and that stands in the way', async () => {
  let logins = 0
  const open = new SMTPServer({
    disabledCommands: ['STARTTLS'],
    allowInsecureAuth: true,
    logger: false,
    onAuth: (_, __, callback) => {
      logins++
      callback(null, { user: 'jeanne' })
    },
  })
  await new Promise<void>((resolve) => open.listen(0, '127.0.0.1', resolve))
  const address = open.server.address()
  const port = typeof address === 'object' && address ? address.port : 0
  // Leads here, and is not one of the names by which this machine calls itself.
  expect(await look(`smtp://jeanne:${password}@127.1:${port}`)).toMatchObject([
    { severity: 'in-the-way', sentence: expect.stringMatching(/No trusted TLS connection/) },
  ])
  expect(logins).toBe(0)
  await new Promise<void>((resolve) => open.close(resolve))
})

test('Without SMTP_URL there is nobody to ask', async () => {
  expect(await mailServerFindings(readEnvironment({}), outside)).toEqual([])
})

function look(url: string, timeout = 5000) {
  return mailServerFindings(readEnvironment({ SMTP_URL: url }), { ...outside, timeout })
}

async function talker(talk: (socket: Socket) => void) {
  const sockets = new Set<Socket>()
  const listener = createServer((socket) => {
    sockets.add(socket)
    socket.on('error', () => {})
    talk(socket)
  })
  listener.listen(0, '127.0.0.1')
  await once(listener, 'listening')
  const address = listener.address()
  const port = typeof address === 'object' && address ? address.port : 0
  return {
    url: `smtp://127.0.0.1:${port}`,
    stop: async () => {
      for (const socket of sockets) socket.destroy()
      listener.close()
      await once(listener, 'close')
    },
  }
}
