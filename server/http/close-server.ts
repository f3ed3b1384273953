import { once } from 'node:events'
import type { Server } from 'node:http'
import { Server as NetServer, type Socket } from 'node:net'
import { setImmediate } from 'node:timers/promises'

/** Milliseconds in which a connection that was just opened brings its first request. */
const firstRequestTime = 500
/** Milliseconds after which no more are let in, however many there are. */
const queueTime = 250

/**
 * Prepares a server's end. The returned function takes no more connections, ends those that wait for another request, and
 * resolves once the answers under way are sent. Whoever opened a connection for a request that is on its way gets an
 * answer: not every proxy can send it to another server.
 */
export function createServerClose(server: Server): () => Promise<void> {
  /** Each connection with how many answers are under way on it. */
  const connections = new Map<Socket, number>()
  /** Those without a request so far. */
  const fresh = new WeakSet<Socket>()
  let opened = 0
  let isClosing = false

  server.on('connection', (socket) => {
    connections.set(socket, 0)
    fresh.add(socket)
    opened++
    socket.once('close', () => connections.delete(socket))
  })
  server.on('request', ({ socket }, response) => {
    count(socket, 1)
    fresh.delete(socket)
    response.once('close', () => {
      count(socket, -1)
      if (isClosing && connections.get(socket) === 0) socket.destroySoon()
    })
  })

  function count(socket: Socket, change: 1 | -1) {
    const underWay = connections.get(socket)
    if (underWay !== undefined) connections.set(socket, underWay + change)
  }

  function endIdle(isMeant: (socket: Socket) => boolean) {
    for (const [socket, underWay] of connections) if (underWay === 0 && isMeant(socket)) socket.destroy()
  }

  /** Whoever connects in this moment waits in the system's queue, of which a turn of the loop takes one. */
  async function letQueueIn() {
    const end = Date.now() + queueTime
    for (let before = -1; before < opened && Date.now() < end; ) {
      before = opened
      await setImmediate()
      await setImmediate()
    }
  }

  return async () => {
    isClosing = true
    const closed = once(server, 'close')
    endIdle((socket) => !fresh.has(socket))
    await letQueueIn()
    // Not that of node:http, which also ends connections without a request so far.
    NetServer.prototype.close.call(server)
    setTimeout(() => endIdle(() => true), firstRequestTime).unref()
    await closed
  }
}
