import { once } from 'node:events'
import type { Socket } from 'node:net'
import { text } from 'node:stream/consumers'
import { setTimeout } from 'node:timers/promises'
import { afterEach, describe, expect, test } from 'vitest'
import { address, cleanups, closing, dial, greeted, patient, serve, times } from '#testing/dialled-server.ts'

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
    const silent = await serve(times, () => new Response(silence()))
    await expect(fetch(address(silent)).then((answer) => answer.text())).rejects.toThrow()
    // Longer in all than may pass without one, and as long as a busy machine may stand still.
    const answer = 3000
    const alive = await serve({ ...times, answer }, () => new Response(signsOfLife(12, answer / 10)))
    expect(await (await fetch(address(alive))).text()).toBe(': ping\n'.repeat(12))
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
  // Longer than may pass between two pieces, in pauses that are far shorter; the headers come when the machine lets them.
  const sent = 'une lente réponse'
  const server = await serve({ ...patient, body }, async (request) => new Response(await request.text()))
  const socket = dial(server)
  socket.write(`POST / HTTP/1.1\r\nHost: x\r\nConnection: close\r\nContent-Length: ${Buffer.byteLength(sent)}\r\n\r\n`)
  for (const letter of sent) {
    await setTimeout(body / 14)
    socket.write(letter)
  }
  expect(await text(socket)).toContain(sent)
})

test.each(['/healthz', '/readyz'])('A health check of %s in HTTP/1.0, without a Host, is answered', async (path) => {
  const socket = dial(await serve(patient, ({ url }) => new Response(new URL(url).pathname)))
  socket.write(`GET ${path} HTTP/1.0\r\n\r\n`)
  const answer = await text(socket)
  expect(answer).toMatch(/^HTTP\/1\.1 200 OK\r\n/)
  expect(answer).toContain(path)
})

function silence() {
  return new ReadableStream({ start: (controller) => controller.enqueue(new TextEncoder().encode('Je ')) })
}

function signsOfLife(count: number, pause: number) {
  let sent = 0
  return new ReadableStream({
    pull: async (controller) => {
      if (sent++ === count) return controller.close()
      await setTimeout(pause)
      controller.enqueue(new TextEncoder().encode(': ping\n'))
    },
  })
}
