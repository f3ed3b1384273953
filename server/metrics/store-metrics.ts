import { readOverdue } from '#server/desk/overdue.ts'
import { giveUpAfter } from '#server/outbox/back-off.ts'
import type { Store } from '#server/store/open-store.ts'
import { family, gauge } from './exposition.ts'

type Dependencies = {
  readonly store: Pick<Store, 'db'>
  /** Without a desk nobody says that a request was answered: all would seem overdue. */
  readonly hasDesk: boolean
  readonly now: () => number
}

const unsent = ['waiting', 'set-aside', 'held'] as const
const channels = ['mails', 'webhook'] as const

/** What the store holds and somebody should look at. One that does not answer leaves its metrics out, and says so. */
export async function storeMetrics({ store, hasDesk, now }: Dependencies): Promise<string> {
  const up = (value: number) => gauge('store_up', 'Whether the store answers.', value)
  try {
    const time = now()
    return [up(1), await outboxMetrics(store, time), hasDesk ? await overdueMetrics(store, time) : ''].join('')
  } catch {
    return up(0)
  }
}

/** Without what is sent: that is most, and to count it would hold the thread longer every month. */
async function outboxMetrics({ db }: Dependencies['store'], time: number) {
  const rows = await db
    .selectFrom('outbox')
    .select(({ fn, eb }) => [
      'state',
      eb.case().when('kind', '=', 'webhook').then('webhook').else('mails').end().as('channel'),
      fn.countAll<number>().as('count'),
      fn.min('give_up_at').as('firstGiveUp'),
    ])
    .where('state', 'in', unsent)
    .groupBy(['state', 'channel'])
    .execute()
  const series = channels.flatMap((channel) =>
    unsent.map((state) => ({
      channel,
      state,
      row: rows.find((row) => row.channel === channel && row.state === state),
    })),
  )
  return [
    family(
      'outbox_messages',
      'gauge',
      'What is not sent: waiting, set aside after two days or a refusal, or held by a limitation.',
      series.map(({ row, ...labels }) => ({ labels, value: Number(row?.count ?? 0) })),
    ),
    family(
      'outbox_oldest_seconds',
      'gauge',
      'For how long the first of what waits should have been sent.',
      series
        .filter(({ state }) => state === 'waiting')
        .map(({ channel, row }) => ({ labels: { channel }, value: secondsSince(firstDue(row?.firstGiveUp), time) })),
    ),
  ].join('')
}

/** Attempts move the time at which a mail is due; that at which it is given up stands from the start. */
function firstDue(giveUpAt: number | undefined) {
  return giveUpAt === undefined ? undefined : Number(giveUpAt) - giveUpAfter
}

async function overdueMetrics(store: Dependencies['store'], time: number) {
  const { count, since } = await readOverdue(store, time)
  return [
    gauge('contact_requests_overdue', 'Requests that wait for an answer past the time that the site promises.', count),
    gauge('contact_requests_overdue_seconds', 'Since when the first of them does.', secondsSince(since, time)),
  ].join('')
}

function secondsSince(time: number | undefined, now: number) {
  return time === undefined ? 0 : Math.max(0, now - time) / 1000
}
