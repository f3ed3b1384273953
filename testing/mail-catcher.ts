import { buffer } from 'node:stream/consumers'
import PostalMime, { type Email } from 'postal-mime'
import { SMTPServer } from 'smtp-server'

type CaughtMail = { readonly recipients: readonly string[]; readonly raw: string; readonly mail: Email }

type Options = {
  /** An SMTP answer such as 550 for a recipient or, when asked about no recipient, for the text; nothing accepts. */
  refuse?: (recipient: string | undefined) => number | undefined | Promise<number | undefined>
  host?: string
  port?: number
  auth?: { user: string; pass: string }
  /** Without it, one that no client believes. */
  certificate?: { key: string; cert: string }
  /** TLS from the first byte, as smtps:// has it. */
  secure?: boolean
}

/** A real mail server, on loopback unless told, that keeps what it receives: for tests and measurements. */
export async function startMailCatcher({ refuse = () => undefined, ...options }: Options = {}) {
  const { host = '127.0.0.1', port = 0, auth, certificate = {}, secure = false } = options
  const caught: CaughtMail[] = []
  let arrived = () => {}
  const server = new SMTPServer({
    ...certificate,
    secure,
    authOptional: !auth,
    logger: false,
    closeTimeout: 100,
    onAuth: ({ username, password }, _, callback) => {
      const known = username === auth?.user && password === auth?.pass
      callback(known ? null : new Error('Wrong credentials'), known ? { user: username } : undefined)
    },
    onRcptTo: async ({ address }, _, callback) => callback(refusal(await refuse(address), address)),
    onData: async (stream, session, callback) => {
      const raw = await buffer(stream).catch(() => undefined)
      // The sender died in the middle of it.
      if (!raw) return callback(new Error('Incomplete'))
      const refused = refusal(await refuse(undefined))
      if (!refused) {
        const recipients = session.envelope.rcptTo.map(({ address }) => address)
        caught.push({ recipients, raw: raw.toString('latin1'), mail: await PostalMime.parse(raw) })
        arrived()
      }
      callback(refused)
    },
  })
  server.on('error', () => {})
  await new Promise<void>((resolve) => server.listen(port, host, resolve))
  const address = server.server.address()
  const listeningOn = typeof address === 'object' && address ? address.port : port

  return {
    url: `smtp://127.0.0.1:${listeningOn}`,
    port: listeningOn,
    caught,
    /** Resolves once so many mails have arrived. */
    waitFor: async (count: number) => {
      while (caught.length < count) {
        await new Promise<void>((resolve) => {
          arrived = resolve
        })
      }
      return caught
    },
    stop: () => new Promise<void>((resolve) => server.close(resolve)),
  }
}

/** Like many servers, it repeats the address. */
function refusal(code: number | undefined, address = '') {
  return code === undefined ? null : Object.assign(new Error(`Refused by the test ${address}`), { responseCode: code })
}
