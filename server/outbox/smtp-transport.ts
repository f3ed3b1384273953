import { isOwnHost } from '#server/own-host.ts'
import { encodeMail } from './encode-mail.ts'
import { MailRefused, type MailTransport, mailOptions } from './mail-transport.ts'

/** Over a few connections that are kept open. nodemailer comes with the first mail: a start need not read it. */
export function createSmtpTransport(url: string): MailTransport {
  let opened: ReturnType<typeof openPool> | undefined
  return {
    deliver: async (_, mail) => {
      if (mail.to === undefined) {
        await encodeMail(mail)
        return false
      }
      opened ??= openPool(url)
      try {
        await (await opened).sendMail(mailOptions(mail))
        return true
      } catch (error) {
        throw isRefusal(error) ? new MailRefused(error.response, { cause: error }) : error
      }
    },
    close: () => void opened?.then((pool) => pool.close()),
  }
}

async function openPool(url: string) {
  const { createTransport } = await import('nodemailer')
  return createTransport({
    ...smtpOptions(url),
    pool: true,
    maxConnections: 4,
    // The outbox repeats, and knows when: a pool that repeats by itself could send twice.
    maxRequeues: 0,
    idleTimeout: 30_000,
    connectionTimeout: 10_000,
    greetingTimeout: 10_000,
    socketTimeout: 30_000,
  })
}

type SmtpOptions = {
  readonly url: string
  readonly requireTLS: boolean
  readonly tls?: { readonly rejectUnauthorized: boolean }
}

/**
 * Which server, and whether it has to prove who it is: a server of somebody else, and any that gets credentials, needs a
 * valid certificate. To one within one's own network TLS that anybody could have offered is still better than none, which
 * is what a server without STARTTLS gets.
 */
export function smtpOptions(url: string): SmtpOptions {
  const { protocol, username, hostname } = new URL(url)
  const getsPassword = !isLoopback(hostname) && (protocol === 'smtps:' || username !== '')
  const mustKnowServer = getsPassword || !isOwnHost(hostname.toLowerCase())
  const options = { url, requireTLS: mustKnowServer }
  return url.includes('tls.rejectUnauthorized') ? options : { ...options, tls: { rejectUnauthorized: mustKnowServer } }
}

function isLoopback(hostname: string): boolean {
  return ['localhost', '127.0.0.1', '[::1]'].includes(hostname)
}

/** A final no to this recipient or this text. A refused login or sender is the operator's to repair, so it is tried again. */
function isRefusal(error: unknown): error is Error & { response: string } {
  return (
    error instanceof Error &&
    'permanent' in error &&
    error.permanent === true &&
    'command' in error &&
    (error.command === 'RCPT TO' || error.command === 'DATA') &&
    'response' in error &&
    typeof error.response === 'string'
  )
}
