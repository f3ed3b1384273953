import { isOwnHost } from '#server/own-host.ts'

/** What nodemailer reads in a URL's query, and would obey before it asks for encryption. */
const encryptionOptions = ['ignoreTLS', 'opportunisticTLS', 'requireTLS', 'secure']

/** Nothing in it may let mails go unencrypted to a server of somebody else. */
export function readSmtpUrl(text: string): string | undefined {
  const parsed = URL.parse(text)
  if (!parsed || !['smtp:', 'smtps:'].includes(parsed.protocol)) return undefined
  const isOpen = encryptionOptions.some((name) => parsed.searchParams.has(name))
  return isOpen && !isOwnHost(parsed.hostname.toLowerCase()) ? undefined : text
}
