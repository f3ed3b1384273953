import { once } from 'node:events'
import { BlockList } from 'node:net'
import { text } from 'node:stream/consumers'
import { afterEach, describe, expect, test } from 'vitest'
import { readEnvironment } from '#server/environment.ts'
import { cleanups, closing, dial, greeted, patient, serve } from '#testing/dialled-server.ts'
import { createServerClose } from './close-server.ts'
import { boundConnections, connectionBounds } from './connection-bounds.ts'

afterEach(async () => {
  for (const cleanup of cleanups.splice(0).reverse()) await cleanup()
})

describe('Connections are bounded', () => {
  test('by what the process may open, with a quarter for one network', () => {
    expect(connectionBounds(200)).toEqual({ all: 108, perNetwork: 27 })
    expect(connectionBounds(1024)).toEqual({ all: 684, perNetwork: 171 })
    expect(connectionBounds(1_048_576)).toEqual({ all: 20_000, perNetwork: 5000 })
    expect(connectionBounds(20)).toEqual({ all: 16, perNetwork: 4 })
  })

  test('for one network, with one line in the log that names no address; room that is left is taken', async () => {
    const { server, log } = await bounded({ all: 100, perNetwork: 3 })
    const sockets = Array.from({ length: 3 }, () => dial(server))
    await Promise.all(sockets.map(greeted))
    for (let more = 0; more < 5; more++) await closing(dial(server))
    expect(log).toHaveLength(1)
    expect(log[0]).toMatch(/one network holds/)
    expect(log.join()).not.toContain('127.0.0.1')
    expect(await Promise.all(sockets.map(greeted)), 'those who were there stay').toEqual([true, true, true])
    sockets[0]?.destroy()
    await expect.poll(() => greeted(dial(server))).toBe(true)
  })

  test('not for a trusted proxy', async () => {
    const { server, log } = await bounded({ all: 100, perNetwork: 1 }, '127.0.0.0/8')
    expect(await Promise.all(Array.from({ length: 5 }, () => greeted(dial(server))))).toEqual(Array(5).fill(true))
    expect(log).toEqual([])
  })

  test('for all together, also for a trusted proxy', async () => {
    const { server, log } = await bounded({ all: 3, perNetwork: 3 }, '127.0.0.0/8')
    await Promise.all(Array.from({ length: 3 }, () => greeted(dial(server))))
    for (let more = 0; more < 4; more++) await closing(dial(server))
    expect(log).toHaveLength(1)
    expect(log[0]).toMatch(/as many are open as may be/)
  })
})

test('A server that closes sends the answers under way to their end, and keeps no connection after them', async () => {
  const gate = Promise.withResolvers<void>()
  const server = await serve(patient, async () => {
    await gate.promise
    return new Response('la suite')
  })
  const close = createServerClose(server)
  const [busy, idle, halfSent] = [dial(server), dial(server), dial(server)]
  halfSent.write('GET / HT')
  const asked = once(server, 'request')
  busy.write('GET / HTTP/1.1\r\nHost: x\r\n\r\n')
  await asked
  const idleEnds = Promise.all([closing(idle), closing(halfSent)])
  const closed = close()
  await idleEnds
  gate.resolve()
  expect(await text(busy)).toContain('la suite')
  await closed
})

async function bounded(bounds: { all: number; perNetwork: number }, proxies = '') {
  const log: string[] = []
  const note = (...parts: unknown[]) => void log.push(JSON.stringify(parts))
  const trustedProxies = proxies ? readEnvironment({ TRUSTED_PROXIES: proxies }).TRUSTED_PROXIES : new BlockList()
  const server = await serve(patient, undefined, (unbound) =>
    boundConnections(unbound, { bounds, trustedProxies, log: { info: note, warn: note, error: note } }),
  )
  return { server, log }
}
