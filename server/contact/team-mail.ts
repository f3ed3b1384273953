import { html } from 'hono/html'
import { contactForm, teamSizeOptions, useCaseOptions } from '#content/contact-form.ts'
import { contactMails } from '#content/contact-mails.ts'
import { frenchTypography } from '#content/typography.ts'
import { contactFieldNames } from '#contract/contact-request.ts'
import { dueTime } from '#server/desk/due-time.ts'
import { writtenParisTime } from '#server/paris-time.ts'
import type { ContactRequestRow } from '#server/store/tables.ts'
import { visibleText } from '#server/visible-text.ts'
import { requestOf } from './contact-store.ts'
import { fill, mailDocument, mailStyles as styles } from './mail-document.ts'

/** What the team gets: everything, in the form's own words, and when to call back. */
export async function teamMail(row: ContactRequestRow) {
  const words = contactMails.team
  const request = {
    ...asSeen(requestOf(row)),
    teamSize: labelOf(teamSizeOptions, row.team_size),
    useCase: labelOf(useCaseOptions, row.use_case),
  }
  const { urgent, dueAt } = dueTime({ receivedAt: row.received_at, message: row.message })
  const name = `${request.firstName} ${request.lastName}`
  const title = urgent ? words.urgentTitle : words.title

  const facts = [
    [words.urgency.label, urgent ? words.urgency.urgent : words.urgency.normal],
    [words.received, writtenParisTime(row.received_at)],
    [words.answerBefore, writtenParisTime(dueAt)],
    ...contactFieldNames
      .filter((field) => field !== 'message')
      .map((field) => [contactForm.fields[field].label, request[field] || words.empty] as const),
    [words.reference, row.id],
  ] as const

  const text = [
    facts.map(([label, value]) => `${heading(label)} ${value}`).join('\n'),
    `${heading(contactForm.fields.message.label)}\n${request.message}`,
    words.reply,
  ].join('\n\n')

  const content = html`<table role="presentation" width="100%" cellpadding="0" cellspacing="0">
${facts.map(
  ([
    label,
    value,
  ]) => html`<tr><td style="${styles.label}">${label}</td><td width="65%" style="${styles.value}">${value}</td></tr>
`,
)}</table>
<h2 style="${styles.heading}">${contactForm.fields.message.label}</h2>
<p style="${styles.message}">${request.message}</p>
<p style="${styles.small};margin-top:24px">${words.reply}</p>`

  return {
    replyTo: { name: '', address: row.email } as const,
    subject: fill(frenchTypography(urgent ? words.urgentSubject : words.subject), { company: request.company, name }),
    text: `${text}\n`,
    html: await mailDocument(title, content),
    headers: { 'Auto-Submitted': 'auto-generated' },
    ...(urgent ? { priority: 'high' as const } : {}),
  }
}

/** What a person typed stays as it was typed. */
function heading(label: string) {
  return frenchTypography(`${label} :`)
}

/** Without marks that turn the reading direction or hide letters: a subject line must not say what was not typed. */
function asSeen<Name extends string>(request: Readonly<Record<Name, string>>) {
  const entries = Object.entries<string>(request).map(([name, value]) => [name, visibleText(value)])
  return { ...request, ...Object.fromEntries(entries) }
}

function labelOf(options: readonly { readonly value: string; readonly label: string }[], value: string) {
  return options.find((option) => option.value === value)?.label ?? ''
}
