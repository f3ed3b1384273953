import { createTransport } from 'nodemailer'
import type { Environment } from '#server/environment.ts'
import { smtpOptions } from '#server/outbox/smtp-transport.ts'
import type { Finding } from './finding.ts'
import { isCertificateProblem } from './http-answer.ts'
import type { Outside } from './outside.ts'
import { withinItsTime } from './within-its-time.ts'

/** Greets the mail server and logs in, as the outbox would, and leaves again: no mail, no recipient. */
export async function mailServerFindings(
  { SMTP_URL }: Environment,
  { timeout, ca }: Outside,
): Promise<readonly Finding[]> {
  if (!SMTP_URL) return []
  const { username, host } = new URL(SMTP_URL)
  const options = smtpOptions(SMTP_URL)
  const transport = createTransport({
    ...options,
    connectionTimeout: timeout,
    greetingTimeout: timeout,
    socketTimeout: timeout,
    dnsTimeout: timeout,
    ...(ca ? { tls: { ...options.tls, ca } } : {}),
  })
  try {
    await withinItsTime(timeout, () => transport.verify())
  } catch (error) {
    return [{ about: 'mail server', severity: 'in-the-way', sentence: problem(error, host) }]
  } finally {
    transport.close()
  }
  const login = username ? 'answers and takes the login of SMTP_URL' : 'answers, without a login'
  return [{ about: 'mail server', severity: 'fine', sentence: `The mail server ${host} ${login}.` }]
}

/** Never the server's own words: some repeat the user or the address. */
function problem(error: unknown, host: string) {
  const { code = '', originalCode = code, responseCode } = Object(error)
  const answer = String(responseCode ?? originalCode)
  if (code === 'EAUTH' || code === 'ENOAUTH')
    return `The mail server ${host} refuses the login of SMTP_URL (${answer}): correct user and password there, where characters such as @ : / # % are percent-encoded.`
  if (code === 'ETLS')
    return `No trusted TLS connection to the mail server ${host}, so what visitors wrote, and the password, would be open to anybody on the way: use its name as the certificate has it, or smtps:// with its port 465.`
  if (code === 'EDNS' || code === 'ENOTFOUND')
    return `The host of SMTP_URL, ${host}, is unknown or cannot be looked up: correct it, or this machine's name service.`
  if (code === 'EPROTOCOL')
    return `What answers on ${host} is no mail server, or refuses us (${answer}): correct host and port of SMTP_URL, smtps:// for port 465 and smtp:// for 587.`
  if (isCertificateProblem(answer))
    return `The certificate of the mail server ${host} is not accepted (${answer}): use the name that it is made for, or have it renewed.`
  return `The mail server ${host} cannot be reached or does not greet (${answer || 'no answer'}): correct host and port of SMTP_URL, and look at the firewalls on the way.`
}
