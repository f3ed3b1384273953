import { sql } from 'kysely'
import type { Log } from '#server/log.ts'
import { parisDay } from '#server/paris-time.ts'
import type { Store } from '#server/store/open-store.ts'
import type { AnswerSubject } from './embedded/embedded-assistant.ts'

type Dependencies = { readonly store: Store; readonly now: () => number; readonly log: Log }

type Count = AnswerSubject & { readonly day: string; readonly count: number }

const betweenWrites = 5000
/** Over what topics and days can make of it in a week without a store; beyond, questions go uncounted. */
const mostKept = 2000

/**
 * How many questions a day were on what: numbers alone, nothing of the question and nothing of who asked. They are added
 * up in memory and written every few seconds, so that no visitor waits for it; a crash loses those seconds.
 */
export function createQuestionCounts({ store, now, log }: Dependencies) {
  let kept = new Map<string, Count>()
  let timer: NodeJS.Timeout | undefined
  let isFailing = false

  return { count, write, start, stop }

  function count({ outcome, topic }: AnswerSubject) {
    add({ day: parisDay(now()), outcome, topic, count: 1 })
  }

  function add(more: Count) {
    const key = `${more.day} ${more.outcome} ${more.topic}`
    const known = kept.get(key)
    if (known) kept.set(key, { ...known, count: known.count + more.count })
    else if (kept.size < mostKept) kept.set(key, more)
  }

  async function write(): Promise<void> {
    if (kept.size === 0) return
    const taken = kept
    kept = new Map()
    try {
      // In one order, so that two instances never wait for each other in a circle.
      const rows = [...taken].toSorted(([a], [b]) => (a < b ? -1 : 1)).map(([, row]) => row)
      await store.write((transaction) =>
        transaction
          .insertInto('assistant_counts')
          .values(rows)
          .onConflict((conflict) =>
            conflict.columns(['day', 'outcome', 'topic']).doUpdateSet((eb) => ({
              count: sql`${eb.ref('assistant_counts.count')} + ${eb.ref('excluded.count')}`,
            })),
          )
          .execute(),
      )
      isFailing = false
    } catch (error) {
      for (const row of taken.values()) add(row)
      if (!isFailing)
        log.warn({ err: error }, 'The assistant’s counts could not be written: they are kept and tried again.')
      isFailing = true
    }
  }

  function start() {
    timer ??= setInterval(write, betweenWrites)
    timer.unref()
  }

  async function stop() {
    clearInterval(timer)
    await write()
  }
}
