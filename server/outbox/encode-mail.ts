import { type Mail, mailOptions } from './mail-transport.ts'

/** RFC 5322, section 2.1.1. */
const longestLine = 998

/**
 * The mail as a file. Its text stands there as it is written wherever that is allowed, so that a link can be copied out of it
 * without a mail program.
 */
export async function encodeMail(mail: Mail) {
  const { createTransport } = await import('nodemailer')
  const composer = createTransport({ streamTransport: true, buffer: true, newline: 'windows' })
  const lines = `${mail.text}\n${mail.html}`.split('\n')
  const isShort = lines.every((line) => Buffer.byteLength(line) <= longestLine)
  const { message } = await composer.sendMail({ ...mailOptions(mail), ...(isShort ? { encoding: '8bit' } : {}) })
  return message
}
