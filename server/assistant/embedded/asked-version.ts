import { fold } from '../language/french-text.ts'
import { noticeVersion, policyVersion } from './topics/legal-changes.ts'
import written from './wordings/versions.json' with { type: 'json' }
import { createWordings, typedWords } from './wordings/wordings.ts'

const changed = createWordings(written.changed)
const texts = [
  { beginning: noticeVersion, named: createWordings(written.notice) },
  { beginning: policyVersion, named: createWordings(written.policy) },
]
const monthNames = Object.values(written.months).map((names) => new Set(names))
const dayAndMonth = /\b(\d{1,2})(?:er|st|nd|rd|th)?(?: of)? (\p{L}{3,9})\.?(?: (\d{4}))?/u
const monthAndDay = /\b(\p{L}{3,9}) (\d{1,2})(?:st|nd|rd|th)?,?(?: (\d{4}))?/u
const inFigures = /\b(\d{1,2})[/.](\d{1,2})(?:[/.](\d{4}))?\b/

/** « Mentions légales : qu'avez-vous ajouté le 15 novembre 2026 ? »: the version of that day, not the newest one. */
export function versionAsked(question: string, told: readonly string[], ids: readonly string[]): string | undefined {
  const day = dayIn(fold(question))
  if (!day) return undefined
  const typed = typedWords(question)
  if (!changed.areIn(typed) && !told.some(isOfHistory)) return undefined
  const named = texts.filter(({ named }) => named.areIn(typed))
  const meant = named.length > 0 ? named : texts.filter(({ beginning }) => told.some((id) => isOf(beginning, id)))
  const found = ids.filter((id) => meant.some(({ beginning }) => id.startsWith(beginning)) && day(id))
  return found.length === 1 ? found[0] : undefined
}

function isOfHistory(id: string) {
  return texts.some(({ beginning }) => isOf(beginning, id))
}

/** `legal-notice-changes` and `legal-notice-version-2026-11-15` are of the same text. */
function isOf(beginning: string, id: string) {
  const [text = ''] = beginning.split('version-')
  return id.startsWith(`${text}changes`) || id.startsWith(beginning)
}

/** Whether an id ends with that day: without a year, in any. */
function dayIn(text: string): ((id: string) => boolean) | undefined {
  const [, day, month, year] = dayAndMonth.exec(text) ?? []
  const [, name, date, then] = monthAndDay.exec(text) ?? []
  const [, first, second, last] = inFigures.exec(text) ?? []
  const parts =
    (monthOf(month) && { day, month: monthOf(month), year }) ||
    (monthOf(name) && { day: date, month: monthOf(name), year: then }) ||
    (second && { day: first, month: Number(second), year: last }) ||
    undefined
  if (!parts) return undefined
  const two = (figure: string | number | undefined) => String(figure).padStart(2, '0')
  const inYear = parts.year ? `-${parts.year}` : ''
  return (id) => id.endsWith(`${inYear}-${two(parts.month)}-${two(parts.day)}`)
}

function monthOf(name = '') {
  return monthNames.findIndex((names) => names.has(name)) + 1
}
