import { once } from 'node:events'
import type { Server, ServerResponse } from 'node:http'
import { Server as NetServer, type Socket } from 'node:net'
import { setImmediate, setTimeout } from 'node:timers/promises'

/** Milliseconds in which a connection that was just opened brings its first request. */
const firstRequestTime = 500
/** Turns of the loop in which nobody came, of so many milliseconds each, after which the queue is taken as empty. */
const quietTurns = 10
const quietTurn = 5
/** Turns after which no more are let in, however many there are. */
const mostTurns = 1000

/**
 * Prepares a server's end. The returned function takes no more connections, ends those that wait for another request, and
 * resolves once the answers under way are sent. Whoever opened a connection for a request that is on its way gets an
 * answer: not every proxy can send it to another server.
 */
export function createServerClose(server: Server): () => Promise<void> {
  /** Each connection with its last answer, which ends after all others. Every page comes through here: nothing listens. */
  const connections = new Map<Socket, ServerResponse | undefined>()
  let opened = 0
  let isClosing = false

  server.on('connection', (socket) => {
    connections.set(socket, undefined)
    opened++
    socket.once('close', () => connections.delete(socket))
  })
  server.on('request', ({ socket }, response) => {
    if (connections.has(socket)) connections.set(socket, response)
    if (isClosing) endAfter(response, socket)
  })

  function endAfter(response: ServerResponse, socket: Socket) {
    response.once('close', () => {
      if (connections.get(socket) === response) socket.destroySoon()
    })
  }

  function endIdle() {
    for (const [socket, last] of connections) {
      if (!last) continue
      if (last.writableFinished || last.destroyed) socket.destroy()
      else endAfter(last, socket)
    }
  }

  async function endFresh() {
    await setTimeout(firstRequestTime, undefined, { ref: false })
    // What came while the machine stood still is read first.
    await setImmediate()
    for (const [socket, last] of connections) if (!last) socket.destroy()
  }

  /** Whoever connects in this moment waits in the system's queue, of which a turn of the loop takes one. */
  async function letQueueIn() {
    for (let turn = 0, quiet = 0; turn < mostTurns && quiet < quietTurns; turn++) {
      const before = opened
      await setImmediate()
      if (opened > before) continue
      quiet++
      await setTimeout(quietTurn)
    }
  }

  return async () => {
    isClosing = true
    const closed = once(server, 'close')
    endIdle()
    await letQueueIn()
    // Not that of node:http, which also ends connections without a request so far.
    NetServer.prototype.close.call(server)
    void endFresh()
    await closed
  }
}
