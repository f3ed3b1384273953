import { once } from 'node:events'
import type { Server } from 'node:http'
import { BlockList, connect, type Socket } from 'node:net'
import { text } from 'node:stream/consumers'
import { setTimeout } from 'node:timers/promises'
import { afterEach, describe, expect, test } from 'vitest'
import { readEnvironment } from '#server/environment.ts'
import { createServerClose } from './close-server.ts'
import { boundConnections, connectionBounds } from './connection-bounds.ts'
import { createSiteServer } from './site-server.ts'

const times = { headers: 200, request: 600, body: 300, answer: 400, keepAlive: 400, check: 20 }
const patient = { headers: 60_000, request: 60_000, body: 60_000, answer: 60_000, keepAlive: 60_000, check: 20 }
const cleanups: (() => unknown)[] = []

afterEach(async () => {
  for (const cleanup of cleanups.splice(0).reverse()) await cleanup()
})

describe('A connection is ended', () => {
  const post = 'POST / HTTP/1.1\r\nHost: x\r\nContent-Length: 9\r\n\r\n'

  test.each([
    ['sends nothing', ''],
    ['does not come to the end of its headers', 'GET / HTTP/1.1\r\nHost: x\r\nX-Slow: '],
    ['announces a body and does not send it', post],
    ['stops in the middle of its body', `${post}abc`],
    ['waits with its next request', 'GET / HTTP/1.1\r\nHost: x\r\n\r\n'],
  ])('when its visitor %s', async (_, sent) => {
    const server = await serve(times)
    const socket = dial(server)
    socket.write(sent)
    await closing(socket)
  })

  test('when its visitor sends a body byte by byte for ever', async () => {
    const socket = dial(await serve(times))
    const closed = closing(socket)
    socket.write(post.replace('9', '9000'))
    while (socket.writable) {
      socket.write('x')
      await setTimeout(20)
    }
    await closed
  })

  test('when its visitor sends a body in thousands of pieces, each of which costs as much as a large one', async () => {
    let pieces = 0
    const server = await serve(patient, async ({ body }) => {
      for await (const _ of body ?? []) pieces++
      return new Response('Bonjour')
    })
    const chunked = 'POST / HTTP/1.1\r\nHost: x\r\nConnection: close\r\nTransfer-Encoding: chunked\r\n\r\n'
    const many = dial(server)
    many.write(`${chunked}${'1\r\na\r\n'.repeat(60_000)}0\r\n\r\n`)
    await closing(many)
    expect(pieces).toBeLessThanOrEqual(300)
    const some = dial(server)
    some.write(`${chunked}${'1\r\na\r\n'.repeat(290)}0\r\n\r\n`)
    expect(await text(some)).toContain('Bonjour')
  })

  test('when its visitor goes on with a body that nobody asked for after the page has come', async () => {
    const socket = dial(await serve(patient, () => new Response('Bonjour')))
    const answer = text(socket)
    socket.write('GET / HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: chunked\r\n\r\n1\r\na\r\n')
    expect(await answer).toContain('Bonjour')
  })

  test.each(['GET', 'POST'])('when its visitor goes on and on with a %s that is answered', async (method) => {
    let taken: Socket | undefined
    const server = await serve(
      patient,
      () => new Response('Bonjour'),
      (unbound) => unbound.on('connection', (socket) => (taken = socket)),
    )
    const socket = dial(server)
    const crumbs = '1\r\na\r\n'.repeat(500_000)
    socket.write(`${method} / HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: chunked\r\n\r\n${crumbs}`)
    await closing(socket)
    expect(taken?.bytesRead).toBeLessThan(crumbs.length / 4)
  })

  test('not after an answer that came before the body did', async () => {
    const socket = dial(await serve(patient, () => new Response('Bonjour')))
    socket.write('POST / HTTP/1.1\r\nHost: x\r\nContent-Length: 5\r\n\r\n')
    await once(socket, 'data')
    socket.write('12345')
    expect(await greeted(socket)).toBe(true)
  })

  test('when its visitor sends its next requests without waiting for answers, before all others', async () => {
    let asked = 0
    const server = await serve(patient, async () => {
      asked++
      return new Response('Bonjour')
    })
    const get = 'GET / HTTP/1.1\r\nHost: x\r\n\r\n'
    const many = dial(server)
    many.write(get.repeat(2000))
    await closing(many)
    expect(asked).toBeLessThanOrEqual(8)
    const some = dial(server)
    some.write(`${get.repeat(7)}${get.replace('\r\n\r\n', '\r\nConnection: close\r\n\r\n')}`)
    expect((await text(some)).match(/Bonjour/g)).toHaveLength(8)
  })

  test('when nothing comes out of an answer, and not while signs of life do', async () => {
    const server = await serve(times, ({ url }) => new Response(url.endsWith('/alive') ? signsOfLife(12) : silence()))
    await expect(fetch(`${address(server)}/silent`).then((answer) => answer.text())).rejects.toThrow()
    const alive = await fetch(`${address(server)}/alive`)
    expect(await alive.text()).toBe(': ping\n'.repeat(12))
  })
})

test.each([
  ['another host', 'Host: x\r\nHost: y'],
  ['the same host', 'Host: x\r\nhOST: x'],
])('A request that names %s once more is refused, and its connection with it', async (_, hosts) => {
  let asked = 0
  const server = await serve(patient, () => {
    asked++
    return new Response('Bonjour')
  })
  const socket = dial(server)
  const answer = text(socket)
  socket.write(`GET / HTTP/1.1\r\n${hosts}\r\n\r\nGET /next HTTP/1.1\r\nHost: x\r\n\r\n`)
  expect(await answer).toMatch(/^HTTP\/1\.1 400 Bad Request\r\n(?:(?!HTTP).)*$/s)
  expect(asked).toBe(0)
})

test('A body that comes slowly, but comes, is read', async () => {
  const body = 1500
  const server = await serve({ ...times, request: 60_000, body }, async (request) => new Response(await request.text()))
  const socket = dial(server)
  socket.write('POST / HTTP/1.1\r\nHost: x\r\nConnection: close\r\nContent-Length: 5\r\n\r\n')
  for (const letter of 'lente') {
    await setTimeout(body / 4)
    socket.write(letter)
  }
  expect(await text(socket)).toContain('lente')
})

test.each(['/healthz', '/readyz'])('A health check of %s in HTTP/1.0, without a Host, is answered', async (path) => {
  const socket = dial(await serve(patient, ({ url }) => new Response(new URL(url).pathname)))
  socket.write(`GET ${path} HTTP/1.0\r\n\r\n`)
  const answer = await text(socket)
  expect(answer).toMatch(/^HTTP\/1\.1 200 OK\r\n/)
  expect(answer).toContain(path)
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

async function serve(
  connectionTimes: typeof times,
  answer: (request: Request) => Response | Promise<Response> = async (request) => {
    await request.text()
    return new Response('Bonjour')
  },
  prepare: (server: Server) => void = () => {},
) {
  const server = createSiteServer(answer, connectionTimes)
  prepare(server)
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  cleanups.push(() => {
    server.closeAllConnections()
    server.close()
  })
  return server
}

async function bounded(bounds: { all: number; perNetwork: number }, proxies = '') {
  const log: string[] = []
  const note = (...parts: unknown[]) => void log.push(JSON.stringify(parts))
  const trustedProxies = proxies ? readEnvironment({ TRUSTED_PROXIES: proxies }).TRUSTED_PROXIES : new BlockList()
  const server = await serve(patient, undefined, (unbound) =>
    boundConnections(unbound, { bounds, trustedProxies, log: { info: note, warn: note, error: note } }),
  )
  return { server, log }
}

function dial(server: Server): Socket {
  const socket = connect(Number(new URL(address(server)).port), '127.0.0.1').on('error', () => {})
  cleanups.push(() => socket.destroy())
  return socket
}

/** Whether a request on this connection is answered; the connection stays. */
async function greeted(socket: Socket) {
  socket.write('GET / HTTP/1.1\r\nHost: x\r\n\r\n')
  return Promise.race([once(socket, 'data').then(() => true), closing(socket).then(() => false)])
}

/** However it is ended: `once` would take a reset for a failure. */
function closing(socket: Socket) {
  return new Promise((resolve) => socket.resume().once('close', resolve))
}

function address(server: Server) {
  const listening = server.address()
  return `http://127.0.0.1:${typeof listening === 'object' && listening ? listening.port : 0}`
}

function silence() {
  return new ReadableStream({ start: (controller) => controller.enqueue(new TextEncoder().encode('Je ')) })
}

function signsOfLife(count: number) {
  let sent = 0
  return new ReadableStream({
    pull: async (controller) => {
      if (sent++ === count) return controller.close()
      await setTimeout(times.answer / 4)
      controller.enqueue(new TextEncoder().encode(': ping\n'))
    },
  })
}
