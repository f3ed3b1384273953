import { createHmac } from 'node:crypto'
import { mailboxOf } from '#server/contact/mailbox.ts'
import { type Permit, takePermits } from '#server/limits/rate-window.ts'
import { networkTiers, visitorKey } from '#server/limits/visitor.ts'
import type { Log } from '#server/log.ts'
import { enqueueMails } from '#server/outbox/enqueue-mails.ts'
import type { Store } from '#server/store/open-store.ts'
import { recordIn } from './audit.ts'
import { linkSeconds, newToken, sessionSeconds, tokenHash } from './cookies.ts'
import { isTeamMember } from './team.ts'
import { isUsualPlace, placeKey, rememberPlace } from './usual-places.ts'

type Dependencies = {
  readonly store: Store
  /** The key of the store, under which links are made. */
  readonly secret: () => Promise<string>
  readonly team: readonly string[]
  readonly now: () => number
  readonly wakeOutbox: () => void
  readonly random?: (() => number) | undefined
  readonly log: Log
}

const quarterOfAnHour = 15 * 60
/**
 * How often a network may ask, from a visitor's own to the widest around it, and for one mailbox; then how often a mailbox
 * may be asked for by all, and the whole site. One network alone cannot use up what is another's, and all of them together
 * not what a member may ask for where they have signed in before.
 */
const rates = { tiers: [10, 30, 100], networkAndAddress: 5, address: 20, site: 300 }

/**
 * Milliseconds. To send a mail keeps the thread busy for some 4 ms, to drop one does not: at a moment that nobody can know,
 * among all else, it does not show in how fast other answers come.
 */
const longestWait = 1000

type Entrant = {
  /** What the browser that asked for the link was given. */
  readonly browser: string
  readonly network: string
  readonly former: string | undefined
}

export type LinkState = 'good' | 'other-browser' | 'gone'

/** Signing in by a link that is mailed: once, within a quarter of an hour, in the browser that has asked for it. */
export function createSignIn({ store, secret, team, now, wakeOutbox, random = Math.random, log }: Dependencies) {
  return { takePermit, askForLink, linkState, signIn }

  /** Counted alike for every address, known or not. */
  async function takePermit(network: string, email: string): Promise<Permit> {
    const key = await secret()
    const mailbox = mailboxOf(email)
    const tiers = networkTiers(network)
    const within = (requests: number) => ({ requests, seconds: quarterOfAnHour })
    const place = placeKey(key, network, mailbox)
    const own = [{ key: `${place}:asked`, rate: within(rates.networkAndAddress) }]
    const shared = [
      ...tiers.map((tier, index) => ({
        key: visitorKey('sign-in', key, tier),
        rate: within(rates.tiers[index] ?? rates.site),
      })),
      { key: visitorKey('sign-in-from', key, `${tiers.at(-1)} ${mailbox}`), rate: within(rates.networkAndAddress) },
      { key: visitorKey('sign-in-address', key, mailbox), rate: within(rates.address) },
      { key: 'sign-in:site', rate: within(rates.site) },
    ]
    return store.write(async (transaction) =>
      takePermits(transaction, (await isUsualPlace(transaction, place, now())) ? own : shared, now()),
    )
  }

  /**
   * Writes the same rows whether or not the address is one of the team's, and nobody waits for it: neither the answer
   * nor its time tells. Of a stranger's address nothing is kept, and the mail that has nobody to go to is dropped.
   */
  async function askForLink(email: string, browser: string, next: string): Promise<void> {
    try {
      const seed = newToken()
      const token = linkToken(await secret(), seed)
      const mail = { kind: 'sign-in', request_id: null, once_key: onceKey(seed), wait: random() * longestWait } as const
      await store.write(async (transaction) => {
        await transaction.deleteFrom('desk_sign_ins').where('expires_at', '<=', now()).execute()
        await transaction
          .insertInto('desk_sign_ins')
          .values({
            id: tokenHash(token),
            email: isTeamMember(email, team) ? email : '',
            browser: tokenHash(browser),
            expires_at: now() + linkSeconds * 1000,
            next,
          })
          .execute()
        await enqueueMails(transaction, [mail], now())
      })
      wakeOutbox()
    } catch (error) {
      log.error({ err: error }, 'A sign-in link could not be made: check the store.')
    }
  }

  async function linkState(token: string, browser: string | undefined): Promise<LinkState> {
    const row = await store.db
      .selectFrom('desk_sign_ins')
      .select(['browser', 'email'])
      .where('id', '=', tokenHash(token))
      .where('expires_at', '>', now())
      .executeTakeFirst()
    if (!row || !isTeamMember(row.email, team)) return 'gone'
    return browser !== undefined && row.browser === tokenHash(browser) ? 'good' : 'other-browser'
  }

  /**
   * Uses the link up; what the browser is to keep for the session and which page was wanted, or nothing. Its former session
   * ends: no button would reach it any more.
   */
  async function signIn(token: string, { browser, network, former }: Entrant) {
    const session = newToken()
    const key = await secret()
    return store.write(async (transaction) => {
      const row = await transaction
        .deleteFrom('desk_sign_ins')
        .where('id', '=', tokenHash(token))
        .where('browser', '=', tokenHash(browser))
        .where('expires_at', '>', now())
        .returning(['email', 'next'])
        .executeTakeFirst()
      if (!row || !isTeamMember(row.email, team)) return undefined
      if (former) await transaction.deleteFrom('desk_sessions').where('id', '=', tokenHash(former)).execute()
      await transaction
        .insertInto('desk_sessions')
        .values({
          id: tokenHash(session),
          email: row.email,
          created_at: now(),
          expires_at: now() + sessionSeconds * 1000,
        })
        .execute()
      await rememberPlace(transaction, placeKey(key, network, mailboxOf(row.email)), now())
      await recordIn(transaction, [{ who: row.email, action: 'sign-in' }], now())
      return { session, next: row.next }
    })
  }
}

const purpose = 'sign-in:'

function onceKey(seed: string) {
  return `${purpose}${seed}`
}

/** The store holds no token: the mail's is made of its row and the store's key when it goes out. */
function linkToken(secret: string, seed: string): string {
  return createHmac('sha256', secret).update(`${purpose}${seed}`).digest('base64url')
}

/** With which link a mail goes, and to whom: to nobody once it is used, expired or a stranger's. */
export async function findLink(
  { db }: Store,
  secret: string,
  { once_key }: { readonly once_key: string | null },
  now: number,
): Promise<{ readonly email: string | undefined; readonly token: string }> {
  const token = linkToken(secret, (once_key ?? '').slice(purpose.length))
  const row = await db
    .selectFrom('desk_sign_ins')
    .select('email')
    .where('id', '=', tokenHash(token))
    .where('expires_at', '>', now)
    .executeTakeFirst()
  return { email: row?.email || undefined, token }
}
