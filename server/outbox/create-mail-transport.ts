import type { Environment } from '#server/environment.ts'
import { createFileTransport, mailFolder } from './file-transport.ts'
import type { MailTransport } from './mail-transport.ts'
import { createSmtpTransport } from './smtp-transport.ts'

export function createMailTransport({ SMTP_URL, DATA_DIR }: Pick<Environment, 'SMTP_URL' | 'DATA_DIR'>): MailTransport {
  return SMTP_URL ? createSmtpTransport(SMTP_URL) : createFileTransport(mailFolder(DATA_DIR))
}
