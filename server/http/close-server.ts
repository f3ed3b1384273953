import { once } from 'node:events'
import type { Server } from 'node:http'
import type { Socket } from 'node:net'

/**
 * Prepares a server's end. The returned function takes no more connections, ends those that wait for a request, and
 * resolves once the answers under way are sent.
 */
export function createServerClose(server: Server): () => Promise<void> {
  /** Each connection with how many answers are under way on it. */
  const connections = new Map<Socket, number>()
  let isClosing = false

  server.on('connection', (socket) => {
    connections.set(socket, 0)
    socket.once('close', () => connections.delete(socket))
  })
  server.on('request', ({ socket }, response) => {
    count(socket, 1)
    response.once('close', () => {
      count(socket, -1)
      if (isClosing && connections.get(socket) === 0) socket.destroySoon()
    })
  })

  function count(socket: Socket, change: 1 | -1) {
    const underWay = connections.get(socket)
    if (underWay !== undefined) connections.set(socket, underWay + change)
  }

  return async () => {
    isClosing = true
    const closed = once(server, 'close')
    server.close()
    for (const [socket, underWay] of connections) if (underWay === 0) socket.destroy()
    await closed
  }
}
