import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { connect } from 'node:net'
import { text } from 'node:stream/consumers'
import { residentMegabytes } from '#testing/resident-memory.ts'
import { budgets } from '#tools/build/budgets.ts'
import { long } from './long.ts'
import { expect, startSite, test } from './site.ts'

/** Megabytes: how much of Node's own program is in memory differs between systems. */
const memoryNoise = 10

test.describe('The server process', () => {
  test('stops with 0 on SIGTERM, without waiting for idle connections', long, async () => {
    const { process: server, url, stop } = await startSite()
    const idle = connect(Number(new URL(url).port), '127.0.0.1')
    await once(idle, 'connect')
    const kept = await fetch(`${url}/healthz`)
    expect(kept.status).toBe(200)
    const started = Date.now()
    server.kill('SIGTERM')
    const [code] = await once(server, 'exit')
    expect(code).toBe(0)
    expect(Date.now() - started).toBeLessThan(5000)
    idle.destroy()
    await stop()
  })

  test('holds little while nobody visits', async () => {
    const { process: server, stop } = await startSite()
    expect(residentMegabytes(server.pid)).toBeLessThanOrEqual(budgets.idleMemory + memoryNoise)
    await stop()
  })

  test('refuses a bad variable in one sentence', long, async () => {
    const { code, complaint } = await failedStart({ PORT: 'http' })
    expect(code).toBe(1)
    expect(complaint).toBe('PORT must be a port number from 0 to 65535, for example 3000.\n')
  })

  test('says what to do when the port is taken', long, async ({ siteUrl }) => {
    const { port } = new URL(siteUrl)
    const { code, complaint } = await failedStart({ PORT: port, HOST: '127.0.0.1' })
    expect(code).toBe(1)
    expect(complaint).toBe(
      `PORT ${port} is already in use: stop the other program or choose another port, for example PORT=3001.\n`,
    )
  })
})

async function failedStart(variables: Record<string, string>) {
  const server = spawn('node_modules/.bin/node', ['dist/current/server/main.js'], {
    env: variables,
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  const [complaint, [code]] = await Promise.all([text(server.stderr), once(server, 'exit')])
  return { code, complaint }
}
