import { setImmediate } from 'node:timers/promises'
import { describe, expect, test } from 'vitest'
import { exampleRequest } from '#testing/example-request.ts'
import { filledOutbox } from '#testing/filled-outbox.ts'
import { freePort } from '#testing/free-port.ts'

const hour = 3600 * 1000

const at = filledOutbox()
const { mails, mailServer, request, worker } = at

describe('The worker', () => {
  test('delivers both mails of a request, each under its own lasting Message-ID', async () => {
    const catcher = await mailServer()
    await request()
    await worker(catcher.url).deliverDue()
    const rows = await mails()
    expect(rows.map(({ state, attempts }) => [state, attempts])).toEqual([
      ['sent', 1],
      ['sent', 1],
    ])
    expect(recipientsOf(catcher)).toEqual(['equipe@site.example', exampleRequest.email])
    const ids = catcher.caught.map(({ mail }) => mail.messageId).toSorted()
    expect(ids).toEqual(rows.map(({ id }) => `<${id}@site.example>`).toSorted())
  })

  test('tries again later, and later still, until the mail server is there', async () => {
    const port = await freePort()
    await request()
    const outbox = worker(`smtp://127.0.0.1:${port}`)
    await outbox.deliverDue()
    expect(await mails()).toMatchObject([
      { state: 'waiting', attempts: 1, due_at: at.clock + 1000 },
      { state: 'waiting', attempts: 1, due_at: at.clock + 1000 },
    ])
    await outbox.deliverDue()
    at.clock += 1000
    await outbox.deliverDue()
    expect(await mails()).toMatchObject([{ attempts: 2, due_at: at.clock + 2000 }, { attempts: 2 }])
    const catcher = await mailServer({ port })
    at.clock += 2000
    await outbox.deliverDue()
    await outbox.deliverDue()
    expect(recipientsOf(catcher)).toEqual(['equipe@site.example', exampleRequest.email])
    expect(await mails()).toMatchObject([{ state: 'sent', problem: null }, { state: 'sent' }])
  })

  test('sets a mail aside that is refused for good, and logs no address', async () => {
    const catcher = await mailServer({ refuse: (recipient) => (recipient === exampleRequest.email ? 550 : undefined) })
    await request()
    await worker(catcher.url).deliverDue()
    expect(await mails()).toMatchObject([
      {
        kind: 'confirmation',
        state: 'set-aside',
        attempts: 1,
        problem: expect.stringContaining('Refused by the test'),
      },
      { kind: 'team', state: 'sent' },
    ])
    expect(at.logged).toContain('set aside')
    expect(at.logged).toContain('550')
    expect(at.logged).not.toContain(exampleRequest.email)
  })

  test.each([
    ['for now', (recipient?: string) => (recipient ? 451 : undefined)],
    ['after the text', (recipient?: string) => (recipient ? undefined : 452)],
  ])('keeps a mail that is refused %s for 48 hours, then sets it aside', async (_, refuse) => {
    const catcher = await mailServer({ refuse })
    await request()
    const start = at.clock
    const outbox = worker(catcher.url)
    let rounds = 0
    while ((await mails()).some(({ state }) => state === 'waiting')) {
      await outbox.deliverDue()
      at.clock = Math.max(at.clock, ...(await mails()).map(({ due_at }) => due_at))
      rounds++
    }
    expect(rounds).toBeGreaterThan(48)
    expect(at.clock - start).toBeGreaterThan(46 * hour)
    expect(at.clock - start).toBeLessThanOrEqual(48 * hour)
    expect(await mails()).toMatchObject([{ state: 'set-aside' }, { state: 'set-aside' }])
  })

  test('does not blame the mail when its own login is refused', async () => {
    const catcher = await mailServer({ auth: { user: 'site', pass: 'right' } })
    await request()
    await worker(catcher.url.replace('//', '//site:wrong@')).deliverDue()
    expect(await mails()).toMatchObject([{ state: 'waiting' }, { state: 'waiting' }])
    at.clock += 1000
    await worker(catcher.url.replace('//', '//site:right@')).deliverDue()
    expect(await mails()).toMatchObject([{ state: 'sent' }, { state: 'sent' }])
  })

  test('shares the work with others, and none sends what another sends', async () => {
    const catcher = await mailServer()
    for (let index = 0; index < 15; index++) await request(`personne-${index}@organisation.fr`)
    await Promise.all(
      [worker(catcher.url), worker(catcher.url), worker(catcher.url)].map((outbox) => outbox.deliverDue()),
    )
    expect(catcher.caught).toHaveLength(30)
    expect(new Set(catcher.caught.map(({ mail }) => mail.messageId)).size).toBe(30)
  })

  test('keeps its claim on a mail for as long as the mail server takes', async () => {
    const gate = Promise.withResolvers<undefined>()
    const catcher = await mailServer({ refuse: (recipient) => (recipient ? undefined : gate.promise) })
    at.clock = Date.now()
    await request()
    // Longer than a starved machine keeps a process waiting.
    const lease = 2000
    const options = { lease, now: Date.now }
    const slow = worker(catcher.url, options).deliverDue()
    const other = worker(catcher.url, options)
    const start = Date.now()
    while (Date.now() < start + 1.5 * lease) {
      await other.deliverDue()
      await setImmediate()
    }
    gate.resolve(undefined)
    await slow
    expect(catcher.caught).toHaveLength(2)
    expect(await mails()).toMatchObject([{ attempts: 1 }, { attempts: 1 }])
  })

  test('stops after the mail that is under way', async () => {
    const gate = Promise.withResolvers<undefined>()
    const arrived = Promise.withResolvers<void>()
    const catcher = await mailServer({
      refuse: (recipient) => {
        if (recipient) return undefined
        arrived.resolve()
        return gate.promise
      },
    })
    for (let index = 0; index < 5; index++) await request(`personne-${index}@organisation.fr`)
    const outbox = worker(catcher.url)
    outbox.start()
    await arrived.promise
    const stopped = outbox.stop()
    gate.resolve(undefined)
    await stopped
    const states = (await mails()).map(({ state }) => state)
    expect(states.filter((state) => state === 'sent')).toHaveLength(catcher.caught.length)
    expect(states).toContain('waiting')
  })

  test('wakes up for what has just been stored', async () => {
    const catcher = await mailServer()
    const outbox = worker(catcher.url, { now: Date.now })
    outbox.start()
    at.clock = Date.now()
    await request()
    outbox.wake()
    await catcher.waitFor(2)
    await outbox.stop()
  })

  test('drops the mail of a request that was erased meanwhile', async () => {
    const catcher = await mailServer()
    await at.store.db
      .insertInto('outbox')
      .values({
        id: 'x',
        kind: 'quarantine-digest',
        created_at: at.clock,
        due_at: at.clock,
        give_up_at: at.clock + hour,
      })
      .execute()
    await worker(catcher.url).deliverDue()
    expect(catcher.caught).toEqual([])
    expect(await mails()).toEqual([])
  })

  test('tells the team on the next morning how many requests were kept apart', async () => {
    const catcher = await mailServer()
    await request('a@b.fr', 'trap')
    at.clock += hour
    await request('c@d.fr', 'too-fast')
    const outbox = worker(catcher.url)
    await outbox.deliverDue()
    expect(catcher.caught).toEqual([])
    at.clock = Date.parse('2026-11-17T07:00:00Z')
    await outbox.deliverDue()
    expect(catcher.caught.map(({ mail }) => mail.subject)).toEqual(['Demandes en quarantaine le 16/11/2026\u00a0: 2'])
  })
})

function recipientsOf({ caught }: { caught: readonly { recipients: readonly string[] }[] }) {
  return caught.flatMap(({ recipients }) => recipients).toSorted()
}
