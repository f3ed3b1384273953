import { once } from 'node:events'
import type { Server } from 'node:http'
import { connect, type Socket } from 'node:net'
import { createSiteServer } from '#server/http/site-server.ts'

export const times = { headers: 200, request: 600, body: 300, answer: 400, keepAlive: 400, check: 20 }

export const patient = { headers: 60_000, request: 60_000, body: 60_000, answer: 60_000, keepAlive: 60_000, check: 20 }

/** What a test has opened and ends: `afterEach`. */
export const cleanups: (() => unknown)[] = []

/** The site's own server on a free port, with answers and times of the test's. */
export async function serve(
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

export function dial(server: Server): Socket {
  const socket = connect(Number(new URL(address(server)).port), '127.0.0.1').on('error', () => {})
  cleanups.push(() => socket.destroy())
  return socket
}

/** Whether a request on this connection is answered; the connection stays. */
export async function greeted(socket: Socket) {
  socket.write('GET / HTTP/1.1\r\nHost: x\r\n\r\n')
  return Promise.race([once(socket, 'data').then(() => true), closing(socket).then(() => false)])
}

/** However it is ended: `once` would take a reset for a failure. */
export function closing(socket: Socket) {
  return new Promise((resolve) => socket.resume().once('close', resolve))
}

export function address(server: Server) {
  const listening = server.address()
  return `http://127.0.0.1:${typeof listening === 'object' && listening ? listening.port : 0}`
}
