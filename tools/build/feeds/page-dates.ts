import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import type { LegalDocument } from '#content/legal-document.ts'
import { legalNotice } from '#content/legal-notice.ts'
import { historyId } from '#content/legal-versions.ts'
import { paths } from '#content/paths.ts'
import { privacyPolicy } from '#content/privacy-policy.ts'

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

type Dating = { readonly entry: PageDates[string]; readonly told?: string }

/** What is recorded for a text, and the line for whoever records it: none where the text is the recorded one. */
export function dateText(
  path: string,
  markdown: string,
  { dates, today }: { dates: PageDates; today: string },
): Dating {
  const changedOn = dateOf(path, markdown, { dates, today })
  const entry = { changedOn, fingerprint: fingerprint(markdown) }
  const was = dates[path]
  if (was?.fingerprint === entry.fingerprint) return { entry }
  return { entry, told: was?.changedOn === changedOn ? `${path}: ${changedOn}, again` : `${path}: ${changedOn}` }
}

/** For programs; what is told alone stands in a sentence as well. */
const notRead = ['id', 'kind', 'statements']

/** Legal texts are dated too, for their version history: all that they say but the history itself. */
export const legalTexts: readonly { path: string; text: string }[] = [
  { path: paths.legalNotice, text: legalText(legalNotice) },
  { path: paths.privacyPolicy, text: legalText(privacyPolicy) },
]

function legalText({ title, introduction, sections }: LegalDocument) {
  const said = wordsOf([title, introduction, sections.filter(({ id }) => id !== historyId)])
  return said.join(' ').replaceAll(/\s+/g, ' ')
}

export function wordsOf(value: unknown): string[] {
  if (typeof value === 'string') return [value]
  if (Array.isArray(value)) return value.flatMap(wordsOf)
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([name, part]) => (notRead.includes(name) ? [] : wordsOf(part)))
}
