import { createTransport } from 'nodemailer'
import { MailRefused, type MailTransport, mailOptions } from './mail-transport.ts'

/** Over a few connections that are kept open. */
export function createSmtpTransport(url: string): MailTransport {
  const transport = createTransport({
    url,
    pool: true,
    maxConnections: 4,
    // The outbox repeats, and knows when: a pool that repeats by itself could send twice.
    maxRequeues: 0,
    idleTimeout: 30_000,
    connectionTimeout: 10_000,
    greetingTimeout: 10_000,
    socketTimeout: 30_000,
    ...(url.includes('tls.rejectUnauthorized') ? {} : { tls: { rejectUnauthorized: mustKnowServer(url) } }),
  })
  return {
    deliver: async (_, mail) => {
      try {
        await transport.sendMail(mailOptions(mail))
        return true
      } catch (error) {
        throw isRefusal(error) ? new MailRefused(error.response, { cause: error }) : error
      }
    },
    close: () => transport.close(),
  }
}

/**
 * Credentials go only to a server with a valid certificate. Without them, TLS that anybody could have offered is still
 * better than none, which is what a server without STARTTLS gets.
 */
function mustKnowServer(url: string) {
  const { protocol, username, hostname } = new URL(url)
  const isLoopback = ['localhost', '127.0.0.1', '[::1]'].includes(hostname)
  return !isLoopback && (protocol === 'smtps:' || username !== '')
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
