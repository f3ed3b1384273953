import { once } from 'node:events'
import { createServer } from 'node:http'
import { type AddressInfo, connect } from 'node:net'
import { setImmediate } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { createServerClose } from './close-server.ts'

const request = 'GET / HTTP/1.1\r\nHost: localhost\r\n\r\n'

test('At the end, whoever has just connected is still answered, and who waits for another request or sends none is not waited for', async () => {
  const server = createServer((_, response) => response.end('Bonjour')).listen(0, '127.0.0.1')
  const close = createServerClose(server)
  await once(server, 'listening')
  const address = server.address()
  const port = isInet(address) ? address.port : 0
  const [waiting, fresh, silent, halfSent] = await Promise.all([open(port), open(port), open(port), open(port)])
  waiting.socket.write(request)
  halfSent.socket.write('GET / HTTP/1.1\r\nHost: ')
  await once(waiting.socket, 'data')

  const closed = close()
  // A busy system is some turns late in telling of who has connected.
  for (let turn = 0; turn < 6; turn++) await setImmediate()
  const late = await Promise.all(Array.from({ length: 5 }, () => open(port)))
  for (const { socket } of late) socket.write(request)
  await waiting.ended
  fresh.socket.write(request)
  await Promise.all([...late, fresh, silent, halfSent].map(({ ended }) => ended))
  await closed
  expect(fresh.read()).toMatch(/^HTTP\/1\.1 200 [\s\S]*Bonjour$/)
  for (const { read } of late) expect(read()).toMatch(/^HTTP\/1\.1 200 [\s\S]*Bonjour$/)
  expect([silent.read(), halfSent.read()]).toEqual(['', ''])
})

async function open(port: number) {
  const socket = connect(port, '127.0.0.1')
    .setEncoding('utf8')
    .on('error', () => {})
  let read = ''
  socket.on('data', (text) => {
    read += text
  })
  const ended = new Promise((resolve) => socket.once('close', resolve))
  await once(socket, 'connect')
  return { socket, ended, read: () => read }
}

function isInet(address: ReturnType<ReturnType<typeof createServer>['address']>): address is AddressInfo {
  return typeof address === 'object' && address !== null
}
