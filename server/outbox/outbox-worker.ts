import { setTimeout } from 'node:timers/promises'
import type { Log } from '#server/log.ts'
import type { DeliveryOutcome } from '#server/metrics/meters.ts'
import type { Store } from '#server/store/open-store.ts'
import { backOff } from './back-off.ts'
import { type Channel, type ClaimedMail, createMailClaims } from './mail-claims.ts'
import { MailRefused, type Transport } from './mail-transport.ts'

type Dependencies<Content> = {
  readonly store: Store
  readonly channel?: Channel
  readonly transport: Transport<Content>
  /** Nothing when what the mail was about is gone. */
  readonly compose: (mail: ClaimedMail) => Promise<Content | undefined>
  readonly now: () => number
  readonly random?: () => number
  readonly log: Log
  /** Told of what became of each attempt. */
  readonly count?: ((outcome: DeliveryOutcome) => void) | undefined
  readonly lease?: number
}

const lanes = 4
const longestSleep = 5000
const longestRetry = 1000

type Attempt = { kind: 'delivered' } | { kind: 'pointless' } | { kind: 'failed'; error: unknown }

/** Delivers what the outbox holds, as long as it takes; see mail-claims.ts for how several of them share it. */
export function createOutboxWorker<Content>({
  store,
  channel = 'mails',
  transport,
  compose,
  now,
  random = Math.random,
  log,
  count = () => {},
  lease = 10_000,
}: Dependencies<Content>) {
  const claims = createMailClaims(store, lease, now, channel)
  const named = channel === 'webhook' ? 'A call of the webhook' : 'A mail'
  let stopping = false
  let running: Promise<void> | undefined
  let endSleep = () => {}
  let woken = false

  return { start, wake, deliverDue, stop }

  function start() {
    running ??= run()
  }

  /** There is something to deliver: do not wait for the next look. */
  function wake() {
    if (woken) return
    woken = true
    endSleep()
  }

  /** Ends after the mails that are under way. */
  async function stop() {
    stopping = true
    endSleep()
    await running
  }

  async function run() {
    while (!stopping) {
      woken = false
      try {
        await deliverDue()
        await sleep(await untilNextDue())
      } catch (error) {
        log.error({ err: error }, 'The outbox could not be read: mails wait until the store answers.')
        await sleep(longestSleep)
      }
    }
  }

  /** Everything that is due at this moment. */
  async function deliverDue() {
    const ended = await Promise.allSettled(Array.from({ length: lanes }, lane))
    for (const end of ended) if (end.status === 'rejected') throw end.reason
  }

  async function lane() {
    while (!stopping) {
      const mail = await claims.claim()
      if (!mail) return
      await deliver(mail)
    }
  }

  async function deliver(mail: ClaimedMail) {
    const renewal = setInterval(() => claims.renew(mail).catch(() => {}), lease / 3)
    try {
      const result = await attempt(mail)
      if (result.kind === 'delivered') await recordDelivery(mail)
      else if (result.kind === 'failed') await recordFailure(mail, result.error)
      else await claims.drop(mail)
    } finally {
      clearInterval(renewal)
      claims.letGo(mail)
    }
  }

  async function attempt(mail: ClaimedMail): Promise<Attempt> {
    try {
      const composed = await compose(mail)
      if (!composed) return { kind: 'pointless' }
      const isDelivered = await transport.deliver(mail.id, composed, (act) => claims.whileOurs(mail, act))
      return { kind: isDelivered ? 'delivered' : 'pointless' }
    } catch (error) {
      return { kind: 'failed', error }
    }
  }

  /** The mail is gone: until the store has noted it, nobody may claim it again. */
  async function recordDelivery(mail: ClaimedMail) {
    count('delivered')
    for (let attempts = 1; ; attempts++) {
      try {
        await claims.markSent(mail)
        log.info(about(mail), `${named} is delivered.`)
        return
      } catch (error) {
        log.error(
          { err: error, ...about(mail) },
          `${named} is delivered, but the store could not note it: trying again.`,
        )
        await setTimeout(Math.min(longestRetry, backOff(attempts, random)))
      }
    }
  }

  async function recordFailure(mail: ClaimedMail, error: unknown) {
    const { attempts } = mail
    const problem = explain(error)
    const wait = backOff(attempts, random)
    if (error instanceof MailRefused || now() + wait > mail.give_up_at) {
      count('set-aside')
      await claims.setAside(mail, problem)
      log.error(
        { ...about(mail), ...codes(error) },
        `${named} is set aside: see \`npm run leads -- list\`, then retry it.`,
      )
      return
    }
    count('failed')
    await claims.postpone(mail, wait, problem)
    log.warn({ ...about(mail), ...codes(error) }, `${named} could not be delivered: it will be tried again.`)
  }

  async function untilNextDue() {
    const wait = (await claims.untilNextDue()) ?? longestSleep
    return Math.min(longestSleep, Math.max(0, wait))
  }

  async function sleep(milliseconds: number) {
    if (stopping || woken) return
    const end = new AbortController()
    endSleep = () => end.abort()
    await setTimeout(milliseconds, undefined, { signal: end.signal }).catch(() => {})
  }
}

/** Without its request's words; that has the id of the HTTP request that brought it. */
function about({ id, kind, attempts, request_id }: ClaimedMail) {
  return { mail: id, kind, attempts, ...(request_id === null ? {} : { requestId: request_id }) }
}

/** For the team's tool; the store may hold what a log may not. */
function explain(error: unknown) {
  return (error instanceof Error ? error.message : String(error)).slice(0, 500)
}

/** What a log may hold: a server's sentence often repeats the address. */
function codes(error: unknown) {
  const source = error instanceof MailRefused ? error.cause : error
  if (!(source instanceof Error)) return {}
  return {
    ...('code' in source ? { code: source.code } : {}),
    ...('responseCode' in source ? { responseCode: source.responseCode } : {}),
  }
}
