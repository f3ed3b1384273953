import { createServer, type Server } from 'node:net'
import { afterEach, describe, expect, test } from 'vitest'
import { readEnvironment } from '#server/environment.ts'
import { migrate } from '#server/store/migrate.ts'
import { openStore } from '#server/store/open-store.ts'
import { freePort } from '#testing/free-port.ts'
import { startPostgres } from '#testing/throwaway-postgres.ts'
import { createChatLimits } from './chat-limits.ts'
import { createVisitorSecret } from './visitor-secret.ts'

const cleanups: (() => unknown)[] = []
afterEach(async () => {
  for (const cleanup of cleanups.splice(0).reverse()) await cleanup()
})

const limited = { CHAT_RATE: '2/60', CHAT_DAILY_BUDGET: '3' }

describe('While the database', () => {
  test('is away, each instance counts visitors by itself and does not know what is left of the budget', async () => {
    const limits = limitsOn(`postgres://site:password@127.0.0.1:${await freePort()}/site`)
    expect([await asked(limits), await asked(limits), await asked(limits)]).toEqual([true, true, false])
    expect(await asked(limits, '192.0.2.2')).toBe(true)
    expect(await limits.budget()).toBe('unknown')
    expect(limits.lines).toHaveLength(1)
    expect(String(limits.lines[0])).toMatch(/does not answer/)
  })

  test('is silent, one question waits for it and those after it do not', async () => {
    const limits = limitsOn(`postgres://site:password@127.0.0.1:${await silentPort()}/site`)
    expect(await asked(limits)).toBe(true)
    const start = performance.now()
    expect([await asked(limits), await asked(limits), await limits.budget()]).toEqual([true, false, 'unknown'])
    expect(performance.now() - start).toBeLessThan(1000)
  })

  test('comes back, it counts again for all instances, and that is said once', async () => {
    const port = await freePort()
    let now = 1_000_000
    const url = `postgres://postgres:password@127.0.0.1:${port}/site_1`
    const [limits, other] = [limitsOn(url, () => now), limitsOn(url, () => now)]
    expect(await limits.budget()).toBe('unknown')
    const postgres = await startPostgres(port)
    cleanups.push(postgres.stop)
    await postgres.createDatabase()
    await migrate(limits.store, now)
    now += 60_000
    expect([await asked(limits), await asked(other), await asked(limits)]).toEqual([true, true, false])
    expect([await limits.budget(), await other.budget(), await limits.budget()]).toEqual(['left', 'left', 'left'])
    expect(await other.budget()).toBe('spent')
    expect(limits.lines.map(String)).toEqual([
      expect.stringMatching(/does not answer/),
      expect.stringMatching(/answers again/),
    ])
  })
})

test('Without a budget nothing is asked of the store, and a budget of nothing is spent', async () => {
  const nowhere = `postgres://site:password@127.0.0.1:${await freePort()}/site`
  expect(await limitsOn(nowhere, Date.now, { CHAT_RATE: '2/60' }).budget()).toBe('left')
  expect(await limitsOn(nowhere, Date.now, { CHAT_DAILY_BUDGET: '0' }).budget()).toBe('spent')
})

function limitsOn(url: string, now = Date.now, variables: Record<string, string> = limited) {
  const environment = readEnvironment({ ...variables, DATABASE_URL: url })
  const store = openStore(environment)
  cleanups.push(store.close)
  const lines: unknown[] = []
  const note = (...words: unknown[]) => void lines.push(words.at(-1))
  const log = { info: note, warn: note, error: note }
  const limits = createChatLimits({ store, visitorSecret: createVisitorSecret(store), environment, now, log })
  return { store, lines, rateLimiter: limits.rateLimiter, budget: limits.dailyBudget.take }
}

async function asked({ rateLimiter }: ReturnType<typeof limitsOn>, visitor = '192.0.2.1') {
  return (await rateLimiter.take(visitor)).allowed
}

/** Takes connections, and says nothing. */
async function silentPort() {
  const server: Server = createServer(() => {})
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  cleanups.push(() => server.close())
  const address = server.address()
  return typeof address === 'object' && address ? address.port : 0
}
