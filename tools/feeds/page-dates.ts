import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'

/**
 * When each page last said something else. A file's date is the checkout's, a build's date is not the text's, and git's
 * history is not there in every place that builds: so the date stands in a file, beside a fingerprint of the text that
 * it belongs to. `npm run date-pages` writes it.
 */
export const pageDatesFile = 'content/page-dates.json'

export type PageDates = Readonly<Record<string, { readonly changedOn: string; readonly fingerprint: string }>>

export async function readPageDates(): Promise<PageDates> {
  return JSON.parse(await readFile(pageDatesFile, 'utf8'))
}

export function fingerprint(markdown: string) {
  return createHash('sha256').update(markdown).digest('hex').slice(0, 16)
}

/** Where the text is not the recorded one, it changed on the day of the build at the latest. */
export function dateOf(path: string, markdown: string, { dates, today }: { dates: PageDates; today: string }) {
  const recorded = dates[path]
  return recorded?.fingerprint === fingerprint(markdown) ? recorded.changedOn : today
}
