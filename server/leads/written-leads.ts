import { contactForm } from '#content/contact-form.ts'
import { contactFieldNames } from '#contract/contact-request.ts'
import { visibleText } from '#server/visible-text.ts'
import type { countMails, Lead, readLimited } from './read-leads.ts'

const widest = 32

/** For a terminal, which must not run what a visitor or a mail server wrote: one line a request, then what became of the mails. */
export function leadTable(
  leads: readonly Lead[],
  limited: Awaited<ReturnType<typeof readLimited>>,
  mails: Awaited<ReturnType<typeof countMails>>,
): string {
  const rows = leads.map((lead) =>
    [
      minute(lead.receivedAt),
      `${lead.firstName} ${lead.lastName}`,
      lead.company,
      lead.email,
      lead.useCase || '-',
      lead.quarantine ? `quarantine: ${lead.quarantine}` : lead.mails.map(({ state }) => state).join(', '),
      lead.id,
    ].map(visibleText),
  )
  const table = [['received (UTC)', 'name', 'company', 'e-mail', 'use case', 'mails', 'id'], ...rows]
  const widths = table[0]?.map((_, column) => Math.max(...table.map((row) => width(row[column])))) ?? []
  const lines = table.map((row) =>
    row
      .map((text, column) => pad(text, widths[column] ?? 0, column))
      .join('  ')
      .trimEnd(),
  )
  const kept = limited.map(
    ({ id, receivedAt, limitedAt }) => `${minute(receivedAt)}  limitée depuis ${minute(limitedAt)}  ${id}`,
  )
  const held = mails.held > 0 ? `, ${mails.held} held` : ''
  const footer = `${leads.length} shown. Mails: ${mails.sent} sent, ${mails.waiting} waiting, ${mails['set-aside']} set aside${held}.`
  return `${[...lines, ...kept].join('\n')}\n\n${footer}\n`
}

export function leadSheet(lead: Lead): string {
  const fields = contactFieldNames.filter((name) => name !== 'message')
  const mails = lead.mails.map(
    ({ id, kind, state, attempts, problem }) =>
      `  ${kind}: ${state}, attempts: ${attempts}, ${id}${problem ? `\n    ${problem}` : ''}`,
  )
  const lines = [
    `id: ${lead.id}`,
    `received: ${lead.receivedAt}`,
    `quarantine: ${lead.quarantine ?? 'no'}`,
    ...fields.map((name) => `${contactForm.fields[name].label}: ${lead[name] || '-'}`),
    '',
    lead.message,
    '',
    `mails:${mails.length === 0 ? ' none' : ''}`,
    ...mails,
  ]
  return `${lines.map(visibleText).join('\n')}\n`
}

function minute(time: string) {
  return time.slice(0, 16).replace('T', ' ')
}

/** The id is never cut: it is there to be copied. */
function pad(text: string, columnWidth: number, column: number) {
  const shown = column < 6 && [...text].length > widest ? `${[...text].slice(0, widest - 1).join('')}…` : text
  return shown + ' '.repeat(Math.max(0, columnWidth - [...shown].length))
}

function width(text = '') {
  return Math.min(widest, [...text].length)
}
