import { setImmediate } from 'node:timers/promises'
import { beforeEach, describe, expect, test } from 'vitest'
import { storeContactRequest } from '#server/contact/contact-store.ts'
import { createRetention } from '#server/contact/retention.ts'
import { abuseLimits } from '#server/limits/abuse-limits.ts'
import { migrate } from '#server/store/migrate.ts'
import { openStore } from '#server/store/open-store.ts'
import { engines, noon, postgres, storeOn } from '#testing/both-engines.ts'
import { exampleRequest } from '#testing/example-request.ts'
import { createMailClaims } from './mail-claims.ts'

const day = 24 * 3600 * 1000

describe.each(engines)('On %s the outbox', (engine) => {
  const at = storeOn(engine)
  beforeEach(() => {
    at.clock = Date.now()
  })

  test('gives each mail to one worker only, and takes it back from one that died', async () => {
    for (const email of ['a@b.fr', 'c@d.fr', 'e@f.fr']) await at.receive({ request: { email } })
    const claims = mailClaims()
    const claimed = await Promise.all(Array.from({ length: 9 }, () => claims.claim()))
    const ids = claimed.flatMap((mail) => mail?.id ?? [])
    expect(ids).toHaveLength(6)
    expect(new Set(ids).size).toBe(6)

    const [living, dead] = claimed.filter((mail) => mail !== undefined)
    if (!living || !dead) throw new Error('Nothing was claimed.')
    await comeNearer(50_000)
    await claims.renew(living)
    await comeNearer(10_000)
    const another = mailClaims()
    const again = []
    for (let mail = await another.claim(); mail; mail = await another.claim()) again.push(mail.id)
    expect(again).toHaveLength(5)
    expect(again).not.toContain(living.id)
    expect(again).toContain(dead.id)

    await claims.markSent(dead)
    await claims.markSent(living)
    const sent = (await at.mails()).filter(({ state }) => state === 'sent')
    expect(sent.map(({ id }) => id)).toEqual([living.id])
  })

  test('knows when to look again', async () => {
    const claims = mailClaims()
    expect(await claims.untilNextDue()).toBeUndefined()
    await at.receive()
    expect(await claims.untilNextDue()).toBeLessThanOrEqual(1)
    const [first, second] = [await claims.claim(), await claims.claim()]
    if (!first || !second) throw new Error('Nothing was claimed.')
    await claims.postpone(first, 900_000, 'later')
    claims.letGo(first)
    await claims.setAside(second, 'never')
    const wait = await claims.untilNextDue()
    expect(wait).toBeGreaterThan(800_000)
    expect(wait).toBeLessThanOrEqual(900_001)
    expect(await claims.claim()).toBeUndefined()
    await comeNearer(900_001)
    expect(await claims.claim()).toMatchObject({ id: first.id, attempts: 2 })
  })

  test('lets no erasure in between a last look at a mail and what is done with it', async () => {
    await at.receive()
    const claims = mailClaims()
    const mail = await claims.claim()
    if (!mail) throw new Error('Nothing was claimed.')
    const order: string[] = []
    const removeMailFiles = async () => void order.push('files removed')
    let erasure: Promise<unknown> | undefined
    const isOurs = await claims.whileOurs(mail, async () => {
      erasure = createRetention({ store: at.store, removeMailFiles }).erase(exampleRequest.email)
      await setImmediate()
      order.push('file written')
    })
    await erasure
    expect(isOurs).toBe(true)
    expect(order.lastIndexOf('files removed')).toBeGreaterThan(order.indexOf('file written'))
    expect(await claims.whileOurs(mail, async () => void order.push('written after it'))).toBe(false)
    expect(order).not.toContain('written after it')
  })

  function mailClaims(lease = 60_000) {
    return createMailClaims(at.store, lease, () => at.clock)
  }

  /** What passing time does, whoever's at.clock is looked at. */
  async function comeNearer(milliseconds: number) {
    await at.store.db
      .updateTable('outbox')
      .set((eb) => ({ due_at: eb('due_at', '-', milliseconds) }))
      .execute()
  }
})

describe('On PostgreSQL alone', () => {
  test('a worker whose clock is a day wrong neither takes the mail of another nor leaves its own', async () => {
    const store = openStore({ DATABASE_URL: await postgres.createDatabase(), DATA_DIR: '' })
    await migrate(store, noon)
    const workerAt = (shift: number) => createMailClaims(store, 60_000, () => Date.now() + shift)
    const [ahead, behind] = [workerAt(day), workerAt(-day)]
    await store.write((transaction) =>
      storeContactRequest(transaction, { ...anEntry, request: exampleRequest, now: Date.now() + day }),
    )
    const mine = [await behind.claim(), await behind.claim()]
    expect(mine.map((mail) => mail?.kind).toSorted()).toEqual(['confirmation', 'team'])
    expect(await ahead.claim()).toBeUndefined()
    expect(await ahead.untilNextDue()).toBeGreaterThan(50_000)
    for (const mail of mine) if (mail) await behind.postpone(mail, 0, 'later')
    expect(await ahead.claim()).toMatchObject({ attempts: 2 })
    await store.close()
  })
})

const anEntry = {
  quarantine: null,
  idempotencyKey: null,
  limits: abuseLimits('192.0.2.1', 'secret', { requests: 9, seconds: 9 }),
}
