import { type Mail, mailOptions } from './mail-transport.ts'

/** RFC 5322, section 2.1.1. */
const longestLine = 998

/**
 * The mail as a file. Its text stands there as it is written wherever that is allowed, so that a link can be copied out of it
 * without a mail program; nodemailer by itself would break it.
 */
export async function encodeMail(mail: Mail) {
  const { createTransport } = await import('nodemailer')
  const composer = createTransport({ streamTransport: true, buffer: true, newline: 'windows' })
  const isShort = mail.text.split('\n').every((line) => Buffer.byteLength(line) <= longestLine)
  const text = isShort ? { raw: `${plainText}\n\n${mail.text}` } : mail.text
  const { message } = await composer.sendMail({ ...mailOptions(mail), text })
  return message
}

const plainText = 'Content-Type: text/plain; charset=utf-8\nContent-Transfer-Encoding: 8bit'
