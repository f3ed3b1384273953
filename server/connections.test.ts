import { once } from 'node:events'
import { connect, type Socket } from 'node:net'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { defaultAnonKey } from '#content/anon-key.ts'
import { apiPaths } from '#contract/api-paths.ts'
import { createBareSite } from '#testing/bare-site.ts'
import { startServer } from '#testing/running-site.ts'

const slowRequest = [
  `POST ${apiPaths.contact} HTTP/1.1`,
  'Host: localhost',
  `apikey: ${defaultAnonKey}`,
  'Content-Type: application/json',
  'Content-Length: 900',
  '',
  '{"firstName":',
].join('\r\n')

let site: Awaited<ReturnType<typeof createBareSite>>
beforeEach(async () => {
  site = await createBareSite({ isMute: true })
})
afterEach(() => site.remove())

test('Held connections neither use up the descriptors nor keep out who is there, and the log says so once', async () => {
  const server = await startServer({
    built: true,
    folder: site.folder,
    variables: { DATA_DIR: site.dataFolder },
    openFiles: 200,
  })
  const port = Number(new URL(server.url).port)
  const honest = connect(port, '127.0.0.1')
  const held = Array.from({ length: 400 }, () => connect(port, '127.0.0.1').on('error', () => {}))
  const ended: Socket[] = []
  for (const socket of held) {
    socket.write(slowRequest)
    socket.resume().once('close', () => ended.push(socket))
  }
  await expect.poll(() => ended.length, { timeout: 20_000 }).toBeGreaterThanOrEqual(400 - 27)
  honest.write('GET / HTTP/1.1\r\nHost: x\r\n\r\n')
  const [answer] = await once(honest, 'data')
  expect(String(answer)).toMatch(/^HTTP\/1\.1 200 OK/)
  const warnings = server.log.filter((line) => line.includes('one network holds'))
  expect(warnings).toHaveLength(1)
  expect(warnings[0]).not.toContain('127.0.0.1')
  for (const socket of [honest, ...held]) socket.destroy()
  await server.stop()
})
