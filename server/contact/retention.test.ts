import { beforeEach, describe, expect, test } from 'vitest'
import { engines, storeOn } from '#testing/both-engines.ts'
import { exampleRequest } from '#testing/example-request.ts'
import { createRetention } from './retention.ts'

describe.each(engines)('On %s the law', (engine) => {
  const at = storeOn(engine)
  const removed: string[] = []
  const retention = () =>
    createRetention({ store: at.store, removeMailFiles: async (ids) => void removed.push(...ids) })
  beforeEach(() => void removed.splice(0))

  test('lets a person be erased by address, however it was typed, and nobody else', async () => {
    await at.receive()
    await at.receive({ request: { email: exampleRequest.email.toUpperCase() } })
    await at.receive({ request: { email: `x${exampleRequest.email}` } })
    const before = await at.mails()
    expect(await retention().erase(` ${exampleRequest.email.toUpperCase()} `)).toBe(2)
    expect(await at.requests()).toMatchObject([{ email: `x${exampleRequest.email}` }])
    const kept = (await at.mails()).map(({ id }) => id)
    const gone = before.map(({ id }) => id).filter((id) => !kept.includes(id))
    expect(new Set(removed)).toEqual(new Set(gone))
    expect([gone.length, kept.length]).toEqual([3, 2])
  })

  test('purges three years after the last interaction at most, with all that the person sent before', async () => {
    at.clock = Date.parse('2020-01-01T00:00:00Z')
    await at.receive()
    await at.receive({ request: { email: 'fidele@organisation.fr' } })
    at.clock = Date.parse('2023-02-01T00:00:00Z')
    await at.receive({ request: { email: 'fidele@organisation.fr' } })
    expect(await retention().purge(Date.parse('2022-12-30T22:00:00Z'))).toBe(0)
    expect(await retention().purge(Date.parse('2022-12-31T23:59:00Z')), 'the next purge would be too late').toBe(1)
    expect(await retention().purge(Date.parse('2026-01-30T22:00:00Z'))).toBe(0)
    expect(await at.requests()).toHaveLength(2)
    expect(await retention().purge(Date.parse('2026-01-31T23:59:00Z'))).toBe(2)
    expect(await at.requests()).toEqual([])
    expect(await at.mails()).toEqual([])
    expect(await at.store.db.selectFrom('rate_windows').selectAll().execute()).toEqual([])
  })

  test('purges a machine’s request after 90 days at most, and lets none prolong what a person sent', async () => {
    at.clock = Date.parse('2023-01-01T00:00:00Z')
    await at.receive()
    at.clock = Date.parse('2025-12-01T00:00:00Z')
    await at.receive({ signals: { trapFilled: true } })
    expect(await retention().purge(Date.parse('2025-12-30T00:00:00Z'))).toBe(0)
    expect(await retention().purge(Date.parse('2025-12-31T23:59:00Z'))).toBe(1)
    expect(await at.requests()).toMatchObject([{ quarantine: 'trap' }])
    expect(await retention().purge(Date.parse('2026-02-27T00:00:00Z'))).toBe(0)
    expect(await retention().purge(Date.parse('2026-02-28T23:59:00Z'))).toBe(1)
  })
})
