import { assuranceList } from '#content/assurances.ts'
import { silentSubjectLabels } from '#content/desk/assistant-figures.ts'
import { deskFigures } from '#content/desk/figures.ts'
import type { AssistantFigures, NamedCount, Share } from '#contract/desk-figures.ts'
import type { AnswerSubject } from '#server/assistant/embedded/embedded-assistant.ts'
import { dateInParis } from '#server/paris-time.ts'
import type { Store } from '#server/store/open-store.ts'
import { byCount, shownCount } from './shown-count.ts'

/** The question that a topic answers. */
export type QuestionOf = (topic: string) => string | undefined

const daysShown = 30
const topicsShown = 12

/** What visitors asked the assistant, as far as it was counted. */
export async function readAssistantFigures(
  { db }: Store,
  now: number,
  questionOf: QuestionOf,
): Promise<AssistantFigures> {
  const days = lastDays(now)
  const counted = db.selectFrom('assistant_counts').where('day', '>=', days[0] ?? '')
  const byDay = await counted
    .select(({ fn }) => ['day', fn.sum<number>('count').as('count')])
    .groupBy('day')
    .execute()
  const byTopic = await counted
    .select(({ fn }) => ['outcome', 'topic', fn.sum<number>('count').as('count')])
    .groupBy(['outcome', 'topic'])
    .execute()
  const of = (wanted: AnswerSubject['outcome']) => byTopic.filter(({ outcome }) => outcome === wanted)
  const [declined, missing] = [of('declined'), of('missing')]
  const total = totalOf(byTopic)
  return {
    days: days.map((day) => ({ day, count: shownCount(totalOf(byDay.filter((row) => row.day === day))) })),
    questions: shownCount(total),
    unanswered: share(totalOf(declined) + totalOf(missing), total),
    missingShare: share(totalOf(missing), total),
    topics: await withDays(named(of('answered')).slice(0, topicsShown)),
    declined: named(declined).map(withoutId),
    missing: named(missing).map(withoutId),
  }

  /** A topic that the site knows no more keeps its id. */
  function named(rows: readonly { readonly topic: string; readonly count: number }[]): NamedTopic[] {
    return byCount(
      [...Map.groupBy(rows, ({ topic }) => topic)].map(([topic, own]) => ({
        topic,
        label: labels.get(topic) ?? questionOf(topic) ?? topic,
        count: shownCount(totalOf(own)),
      })),
    )
  }

  async function withDays(chosen: readonly NamedTopic[]) {
    if (chosen.length === 0) return []
    const ids = chosen.map(({ topic }) => topic)
    const rows = await counted
      .select(({ fn }) => ['day', 'topic', fn.sum<number>('count').as('count')])
      .where('topic', 'in', ids)
      .where('outcome', '=', 'answered')
      .groupBy(['day', 'topic'])
      .execute()
    const counts = new Map(rows.map(({ day, topic, count }) => [`${day} ${topic}`, Number(count)]))
    return chosen.map(({ topic, label, count }) => ({
      label,
      count,
      days: days.map((day) => shownCount(counts.get(`${day} ${topic}`) ?? 0)),
    }))
  }
}

function lastDays(now: number): string[] {
  const today = dateInParis(now)
  return Array.from({ length: daysShown }, (_, index) => String(today.subtract({ days: daysShown - 1 - index })))
}

type NamedTopic = NamedCount & { readonly topic: string }

function withoutId({ label, count }: NamedTopic): NamedCount {
  return { label, count }
}

/** A small number behind a share could be worked out from it. */
function share(part: number, total: number): Share {
  if (total === 0 || shownCount(total) === 'few') return undefined
  return shownCount(part) === 'few' ? 'few' : part / total
}

function totalOf(rows: readonly { readonly count: number }[]) {
  return rows.reduce((sum, { count }) => sum + Number(count), 0)
}

/** Counted while passages of pages were answers; the counts are still kept. */
const siteText = 'site-text'

/** Of what is no topic's question, or needs fewer words. */
const labels = new Map<string, string>([
  ...assuranceList.map(({ id, label }) => [`assurance-${id}`, label] as const),
  ...Object.entries(silentSubjectLabels),
  [siteText, deskFigures.assistant.siteText],
  ...Object.entries(deskFigures.assistant.declinedTopics),
])
