import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { placeKey, rememberPlace } from '#server/desk/usual-places.ts'
import { readEnvironment } from '#server/environment.ts'
import { abuseLimits } from '#server/limits/abuse-limits.ts'
import { longestWindow } from '#server/limits/longest-window.ts'
import { takePermits } from '#server/limits/rate-window.ts'
import { enqueueMails } from '#server/outbox/enqueue-mails.ts'
import { migrate } from '#server/store/migrate.ts'
import { openSqlite, type Store } from '#server/store/open-store.ts'
import { exampleRequest } from '#testing/example-request.ts'
import { storeContactRequest } from './contact-store.ts'
import { createHousekeeping } from './housekeeping.ts'
import { createRetention } from './retention.ts'

const hour = 3600 * 1000
const day = 24 * hour
const silent = { info: () => {}, warn: () => {}, error: () => {} }
let folder: string
let store: Store
let clock: number

beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
  folder = await mkdtemp(join(tmpdir(), 'housekeeping-'))
  store = openSqlite(folder)
  clock = Date.parse('2026-11-16T11:00:00Z')
  await migrate(store, clock)
})
afterEach(async () => {
  vi.useRealTimers()
  await store.close()
  await rm(folder, { recursive: true })
})

test('Nothing that stands for a visitor outlives a day, whatever rate is set', async () => {
  const rate = readEnvironment({ CONTACT_RATE: '30/999999' }).CONTACT_RATE
  const { requests, confirmations } = abuseLimits('2001:db8:1:2::/64', 'secret', rate)
  await store.write((transaction) => takePermits(transaction, [...requests, ...confirmations], clock))
  expect(await windows()).toBe(6)
  const housekeeping = start()
  for (let passed = 0; passed < 22; passed++) pass(hour)
  expect(await windows()).toBe(6)
  for (let passed = 22; passed < 24; passed++) pass(hour)
  await expect.poll(windows).toBe(0)
  housekeeping.stop()
})

test('What a rate by default counts is gone within two hours', async () => {
  const { requests, confirmations } = abuseLimits('192.0.2.1', 'secret', readEnvironment({}).CONTACT_RATE)
  await store.write((transaction) => takePermits(transaction, [...requests, ...confirmations], clock))
  const housekeeping = start()
  pass(hour)
  pass(hour)
  await expect.poll(windows).toBe(0)
  housekeeping.stop()
})

test('Rates of a day or more are counted by the longest window, which leaves an hour to erase it', () => {
  expect(longestWindow).toBe(23 * 3600)
  expect(readEnvironment({ CHAT_RATE: '20/86400' }).CHAT_RATE).toEqual({ requests: 20, seconds: longestWindow })
  expect(readEnvironment({ CHAT_RATE: '20/82800' }).CHAT_RATE).toEqual({ requests: 20, seconds: 82_800 })
})

test('What the team did is forgotten after a year, and its links and sessions once they have ended', async () => {
  const made = { email: 'moi@exemple.fr', expires_at: clock + hour }
  await store.db
    .insertInto('desk_sessions')
    .values({ id: 's', created_at: clock, ...made })
    .execute()
  await store.db
    .insertInto('desk_sign_ins')
    .values({ id: 'l', browser: 'b', ...made })
    .execute()
  const use = { id: 'a', at: clock, who: 'moi@exemple.fr', action: 'read', request_id: null }
  await store.db.insertInto('desk_audit').values(use).execute()
  const left = async () => {
    const tables = ['desk_sessions', 'desk_sign_ins', 'desk_audit'] as const
    return Promise.all(tables.map(async (table) => (await store.db.selectFrom(table).selectAll().execute()).length))
  }
  const housekeeping = start()
  pass(hour)
  await expect.poll(left).toEqual([0, 0, 1])
  clock = Date.parse('2027-11-15T09:59:00Z')
  await housekeeping.purge()
  expect(await left()).toEqual([0, 0, 1])
  clock = Date.parse('2027-11-16T10:59:00Z')
  await housekeeping.purge()
  expect(await left()).toEqual([0, 0, 0])
  housekeeping.stop()
})

test('From where somebody of the team has signed in is forgotten before 30 days are over', async () => {
  await store.write((transaction) =>
    rememberPlace(transaction, placeKey('secret', '192.0.2.1', 'moi@exemple.fr'), clock),
  )
  const housekeeping = start()
  clock += 30 * day - hour - 1
  await housekeeping.purge()
  expect(await windows()).toBe(1)
  // The purge of each hour may have come just before it ended.
  pass(hour)
  await expect.poll(windows).toBe(0)
  housekeeping.stop()
})

test('A mail to the team that no server took does not keep for ever what the server said of its address', async () => {
  await store.write((transaction) =>
    enqueueMails(transaction, [{ kind: 'sign-in', request_id: null, once_key: 'sign-in:seed' }], clock),
  )
  await store.db.updateTable('outbox').set({ state: 'set-aside', problem: '550 moi@exemple.fr unknown' }).execute()
  const left = async () => (await store.db.selectFrom('outbox').select('id').execute()).length
  const housekeeping = start()
  clock += 29 * day
  await housekeeping.purge()
  expect(await left()).toBe(1)
  clock += 2 * day
  await housekeeping.purge()
  expect(await left()).toBe(0)
  housekeeping.stop()
})

test('A request is purged before its three years are over, whenever in the day the purge runs and though it is late', async () => {
  await receive()
  const housekeeping = start()
  clock = Date.parse('2029-11-15T09:59:00Z')
  await housekeeping.purge()
  expect(await requests()).toBe(1)
  const late = 30 * 60 * 1000
  clock += late
  pass(day)
  await expect.poll(requests).toBe(0)
  expect(clock).toBeLessThan(Date.parse('2029-11-16T11:00:00Z'))
  housekeeping.stop()
})

test('A purge that fails is made up for within the hour, and not a day later', async () => {
  await receive()
  clock = Date.parse('2029-11-15T10:30:00Z')
  let isAway = true
  const housekeeping = start(async () => {
    if (isAway) throw new Error('away')
  })
  await housekeeping.purge()
  expect(await requests()).toBe(1)
  isAway = false
  pass(hour)
  await expect.poll(requests).toBe(0)
  housekeeping.stop()
})

async function receive() {
  const limits = abuseLimits('192.0.2.1', 'secret', { requests: 9, seconds: 9 })
  const entry = { request: exampleRequest, quarantine: null, idempotencyKey: null, limits, now: clock }
  await store.write((transaction) => storeContactRequest(transaction, entry))
}

function start(removeOldDrafts = async () => {}) {
  const retention = createRetention({ store, removeMailFiles: async () => {} })
  const housekeeping = createHousekeeping({ retention, removeOldDrafts, now: () => clock, log: silent })
  housekeeping.start()
  return housekeeping
}

function pass(milliseconds: number) {
  clock += milliseconds
  vi.advanceTimersByTime(milliseconds)
}

async function windows() {
  return (await store.db.selectFrom('rate_windows').selectAll().execute()).length
}

async function requests() {
  return (await store.db.selectFrom('contact_requests').selectAll().execute()).length
}
