import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { createInterface } from 'node:readline'
import { endWithUs } from '#testing/end-with-us.ts'
import { tellsTimeOfProcess, timeOfProcess } from '#testing/time-of-process.ts'

/** A built project's server, started as `npm start` does, and the milliseconds until it listened. */
export async function startBuilt(project = '.', more: Readonly<Record<string, string>> = {}) {
  const folder = await mkdtemp(join(tmpdir(), 'start-'))
  const command = ['--import', './tools/pinned-node.mjs', 'tools/start.ts']
  const variables = { DATA_DIR: folder, PORT: '0', HOST: '127.0.0.1', ...more }
  const begin = performance.now()
  const server = spawn(resolve('node_modules/.bin/node'), command, {
    cwd: project,
    env: variables,
    stdio: ['ignore', 'pipe', 'ignore'],
  })
  const port = await listeningPort(server)
  const passed = performance.now() - begin
  return { server, port, passed, stop: () => stopAndRemove(server, folder) }
}

/** Milliseconds of its processor time where the system tells it; the time that passes elsewhere. */
export function spent({ pid }: ChildProcess) {
  return tellsTimeOfProcess ? timeOfProcess(pid) : performance.now()
}

export async function listeningPort(server: ChildProcess) {
  endWithUs(server)
  if (!server.stdout) throw new Error('The server says nothing.')
  for await (const line of createInterface({ input: server.stdout })) {
    const port = /Listening on http:\/\/localhost:(\d+)/.exec(line)?.[1]
    if (port) {
      server.stdout.resume()
      return Number(port)
    }
  }
  throw new Error('The server stopped before it listened.')
}

export async function stopAndRemove(server: ChildProcess, folder?: string) {
  server.kill('SIGTERM')
  await once(server, 'exit')
  if (folder) await rm(folder, { recursive: true, force: true })
}
