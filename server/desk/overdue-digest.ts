import { setImmediate } from 'node:timers/promises'
import { html } from 'hono/html'
import { overdueDigest as words } from '#content/desk/overdue-digest.ts'
import { frenchTypography } from '#content/typography.ts'
import { deskPaths } from '#contract/desk-view.ts'
import { fill, mailDocument, mailStyles as styles, typesetMarkup } from '#server/contact/mail-document.ts'
import type { Log } from '#server/log.ts'
import { enqueueMails } from '#server/outbox/enqueue-mails.ts'
import { parisDay, writtenParisTime } from '#server/paris-time.ts'
import type { Store } from '#server/store/open-store.ts'
import { officeHours } from './office-hours.ts'
import { type Overdue, readOverdue } from './overdue.ts'
import { settleRequests } from './settle-requests.ts'

type Dependencies = {
  readonly store: Store
  readonly now: () => number
  readonly wakeOutbox: () => void
  readonly log: Log
}

const betweenLooks = 10 * 60 * 1000

/**
 * Tells the team by mail that requests wait past their time: in office hours, and once a day however many instances look.
 * Without the desk nobody could say that a request was answered, so it goes with it.
 */
export function createOverdueDigest({ store, now, wakeOutbox, log }: Dependencies) {
  let timer: NodeJS.Timeout | undefined

  async function look(): Promise<void> {
    const time = now()
    if (!officeHours.isOpen(time)) return
    try {
      while (await settleRequests(store)) await setImmediate()
      const { count } = await readOverdue(store, time)
      if (count === 0) return
      const once_key = `overdue-digest:${parisDay(time)}`
      await store.write((transaction) =>
        enqueueMails(transaction, [{ kind: 'overdue-digest', request_id: null, once_key }], time),
      )
      wakeOutbox()
    } catch (error) {
      log.error({ err: error }, 'Overdue requests could not be looked for: it is tried again in ten minutes.')
    }
  }

  return {
    look,
    start: () => {
      timer ??= setInterval(look, betweenLooks)
      void look()
    },
    stop: () => clearInterval(timer),
  }
}

/** Counts and a link: who they are is read at the desk, by whoever has signed in there. */
export async function overdueDigestMail({ count, since = 0, dueToday }: Overdue, deskUrl: string) {
  const values = { count: String(count), since: writtenParisTime(since), today: String(dueToday) }
  const paragraphs = [
    fill(count === 1 ? words.late.one : words.late.other, values),
    ...(dueToday > 0 ? [fill(dueToday === 1 ? words.today.one : words.today.other, values)] : []),
  ]
  const link = `${deskUrl}${deskPaths.home}`
  const content = html`${paragraphs.map((text) => html`<p style="${styles.paragraph}">${text}</p>`)}
<p style="${styles.paragraph}"><a href="${link}" style="${styles.link}">${words.link}</a></p>
<p style="${styles.small}">${words.why}</p>`
  return {
    subject: frenchTypography(fill(words.subject, values)),
    text: `${frenchTypography(paragraphs.join('\n\n'))}\n\n${frenchTypography(`${words.link} :`)}\n${link}\n\n${frenchTypography(words.why)}\n`,
    html: typesetMarkup(await mailDocument(frenchTypography(words.title), content)),
    headers: { 'Auto-Submitted': 'auto-generated' },
  }
}
