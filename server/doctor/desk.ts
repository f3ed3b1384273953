import { deskPaths } from '#contract/desk-view.ts'
import type { Environment } from '#server/environment.ts'
import type { Finding } from './finding.ts'
import { mailDomain } from './mail-settings.ts'
import { isPublicMailbox } from './public-mailboxes.ts'

/** Who comes to the desk, and whether the way is safe; nothing where there is none. */
export function deskFindings({ TEAM_EMAILS, SITE_URL, BACKEND_URL }: Environment): readonly Finding[] {
  if (TEAM_EMAILS.length === 0) return []
  const { protocol, hostname } = new URL(BACKEND_URL ?? SITE_URL)
  const [variable, example] = BACKEND_URL ? ['BACKEND_URL', 'https://api'] : ['SITE_URL', 'https://www']
  const open = TEAM_EMAILS.find((item) => item.startsWith('@') && isPublicMailbox(item.slice(1)))
  const inTheWay = told('in-the-way', [
    open &&
      `TEAM_EMAILS lets everybody in who has a mailbox at ${open.slice(1)}: name the addresses of your team instead, for example TEAM_EMAILS=jeanne@your-domain.fr,paul@your-domain.fr`,
    protocol !== 'https:' &&
      hostname !== 'localhost' &&
      `Nobody can sign in at ${deskPaths.home}, whose cookie browsers keep over HTTPS alone: put TLS in front and set ${variable} to https, for example ${variable}=${example}.your-domain.fr`,
  ])
  if (inTheWay.length > 0) return inTheWay
  const whole = TEAM_EMAILS.find((item) => item.startsWith('@'))
  const ofOnesOwn = TEAM_EMAILS.map(mailDomain).find(isPublicMailbox)
  const toLookAt = told('look', [
    whole &&
      `TEAM_EMAILS lets in everybody at ${whole.slice(1)}, and the privacy policy says that only those who handle requests have access: name them, unless that is everybody there.`,
    ofOnesOwn &&
      `TEAM_EMAILS sends links to a mailbox at ${ofOnesOwn}, where anybody can have one, and the privacy policy says that they go to addresses of your organisation: name those instead.`,
  ])
  if (toLookAt.length > 0) return toLookAt
  return told('fine', [`The team signs in at ${BACKEND_URL ?? ''}${deskPaths.home} by links sent by mail.`])
}

function told(severity: Finding['severity'], sentences: readonly (string | false | undefined)[]): Finding[] {
  return sentences.flatMap((sentence) => (sentence ? [{ about: 'desk', severity, sentence }] : []))
}
