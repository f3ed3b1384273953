import type { Environment } from '#server/environment.ts'
import type { Finding } from './finding.ts'
import { isPublicMailbox } from './public-mailboxes.ts'
import { isReservedHost } from './reserved-values.ts'

/** Whether mails leave at all, and between domains that somebody can own. */
export function mailSettingsFindings({ SMTP_URL, MAIL_FROM, MAIL_TO }: Environment): readonly Finding[] {
  const problems = [
    !SMTP_URL &&
      'SMTP_URL is not set, so mails become files that nobody receives: set it, for example SMTP_URL=smtp://user:password@mail.your-domain.fr:587',
    domainProblem('MAIL_TO', MAIL_TO, 'the team gets no request', 'the mailbox of your team'),
    domainProblem('MAIL_FROM', MAIL_FROM, 'mails will be refused', 'an address of a domain of yours'),
  ].filter((problem) => problem !== undefined && problem !== false)
  if (problems.length === 0 && isPublicMailbox(mailDomain(MAIL_TO))) {
    return [
      {
        about: 'mail',
        severity: 'look',
        sentence: `MAIL_TO is a mailbox at ${mailDomain(MAIL_TO)}, where anybody can have one, and the privacy policy says that requests stay with you and those it names: set it to a mailbox of a domain of yours.`,
      },
    ]
  }
  if (problems.length === 0)
    return [{ about: 'mail', severity: 'fine', sentence: 'SMTP_URL, MAIL_FROM and MAIL_TO are set to real domains.' }]
  return problems.map((sentence) => ({ about: 'mail', severity: 'in-the-way', sentence }))
}

/** Of « Équipe <equipe@example.org> » too. */
export function mailDomain(address: string): string {
  return address
    .slice(address.lastIndexOf('@') + 1)
    .replace(/>$/, '')
    .toLowerCase()
}

function domainProblem(variable: string, address: string, consequence: string, cure: string) {
  const domain = mailDomain(address)
  if (!isReservedHost(domain) && domain.includes('.')) return undefined
  return `${variable} is an address in ${domain}, a domain that cannot receive or send mail, so ${consequence}: set it to ${cure}.`
}
