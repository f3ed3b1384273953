import { assuranceList } from '#content/company/assurances.ts'
import { missingSubjectLabels, otherSubject } from '#content/desk/assistant-figures.ts'
import { deskFigures } from '#content/desk/figures.ts'
import type { AssistantFigures, NamedCount, Share } from '#contract/desk-figures.ts'
import { siteText } from '#server/assistant/embedded/compose-answer.ts'
import { missingSubjects, topics } from '#server/assistant/embedded/topics.ts'
import { dateInParis } from '#server/paris-time.ts'
import type { Store } from '#server/store/open-store.ts'
import { byCount, shownCount } from './shown-count.ts'

const daysShown = 30
const topicsShown = 12

type CountRow = { readonly day: string; readonly outcome: string; readonly topic: string; readonly count: number }

/** What visitors asked the assistant, as far as it was counted. */
export async function readAssistantFigures({ db }: Store, now: number): Promise<AssistantFigures> {
  const days = lastDays(now)
  const rows = await db
    .selectFrom('assistant_counts')
    .selectAll()
    .where('day', '>=', days[0] ?? '')
    .execute()
  const declined = rows.filter(({ outcome }) => outcome === 'declined')
  const missing = rows.filter(({ outcome }) => outcome === 'missing')
  const told = rows.filter(({ outcome }) => outcome === 'answered' || outcome === 'near')
  const total = totalOf(rows)
  return {
    days: days.map((day) => ({ day, count: shownCount(totalOf(rows.filter((row) => row.day === day))) })),
    questions: shownCount(total),
    unanswered: share(totalOf(declined) + totalOf(missing), total),
    missingShare: share(totalOf(missing), total),
    topics: byCount(
      byTopic(told).map(({ label, own }) => ({
        label,
        count: shownCount(totalOf(own)),
        days: days.map((day) => shownCount(totalOf(own.filter((row) => row.day === day)))),
      })),
    ).slice(0, topicsShown),
    declined: named(declined),
    missing: named(missing),
  }
}

function lastDays(now: number): string[] {
  const today = dateInParis(now)
  return Array.from({ length: daysShown }, (_, index) => String(today.subtract({ days: daysShown - 1 - index })))
}

function named(rows: readonly CountRow[]): NamedCount[] {
  return byCount(byTopic(rows).map(({ label, own }) => ({ label, count: shownCount(totalOf(own)) })))
}

function byTopic(rows: readonly CountRow[]) {
  return [...Map.groupBy(rows, ({ topic }) => topic)].map(([topic, own]) => ({ label: labelOf(topic), own }))
}

/** A small number behind a share could be worked out from it. */
function share(part: number, total: number): Share {
  if (total === 0 || shownCount(total) === 'few') return undefined
  return shownCount(part) === 'few' ? 'few' : part / total
}

function totalOf(rows: readonly CountRow[]) {
  return rows.reduce((sum, { count }) => sum + count, 0)
}

/** A topic is named by the question that it answers. One that the site knows no more keeps its id. */
const labels = new Map<string, string>([
  ...topics.map(({ id, asks }) => [id, asks[0]] as const),
  ...missingSubjects.map(({ id, asks }) => [id, asks[0]] as const),
  ...assuranceList.map(({ id, label }) => [`assurance-${id}`, label] as const),
  ...Object.entries(missingSubjectLabels),
  [otherSubject.id, otherSubject.label],
  [siteText, deskFigures.assistant.siteText],
  ...Object.entries(deskFigures.assistant.declinedTopics),
])

function labelOf(topic: string) {
  return labels.get(topic) ?? topic
}
