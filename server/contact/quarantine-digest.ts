import { contactMails } from '#content/contact-mails.ts'
import { fill } from './mail-document.ts'
import { noticeMail } from './notice-mail.ts'

type Counts = Readonly<Record<'trap' | 'too-fast', number>>

/** One line a day on what was kept apart. It names nobody, so that erasing a person leaves nothing behind in a mailbox. */
export function quarantineDigest(day: string, counts: Counts) {
  const { subject, title, line, reasons, advice } = contactMails.quarantineDigest
  const total = counts.trap + counts['too-fast']
  const named = (['trap', 'too-fast'] as const)
    .filter((reason) => counts[reason] > 0)
    .map((reason) => fill(reasons[reason], { count: String(counts[reason]) }))
  const sentence = fill(total === 1 ? line.one : line.other, { count: String(total), reasons: named.join(', ') })
  const writtenDay = day.split('-').toReversed().join('/')
  return noticeMail({
    subject: fill(subject, { day: writtenDay, count: String(total) }),
    title,
    paragraphs: [sentence, advice],
  })
}
