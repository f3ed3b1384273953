import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join, resolve } from 'node:path'
import { createInterface } from 'node:readline'
import { text } from 'node:stream/consumers'
import { engineFlags, serverEntry } from '#tools/build/server-entry.ts'
import { serverMemory } from '#tools/server-memory.ts'
import { endWithUs } from './end-with-us.ts'

type Start = {
  folder?: string
  variables?: Record<string, string>
  /** How many files and connections the process may have open. */
  openFiles?: number
  /** The program of the build that is in place, as npm start runs it, rather than the sources. */
  built?: boolean
}

const sources = ['server/main.ts']
const program = [...engineFlags, join('dist/current', serverEntry)]

/** The server on a free port, with no variable but the given ones: for tests and measurements. */
export async function startServer({ folder = '.', variables = {}, openFiles, built = false }: Start = {}) {
  const limit = openFiles ? `ulimit -n ${openFiles} && ` : ''
  const command = [
    resolve('node_modules/.bin/node'),
    ...(built ? program : sources).map((part) => (part.startsWith('--') ? part : resolve(part))),
  ]
  const server = spawn('/bin/sh', ['-c', `${limit}exec "$0" "$@"`, ...command], {
    cwd: folder,
    env: {
      PORT: '0',
      HOST: '127.0.0.1',
      ...(built ? serverMemory : { NODE_COMPILE_CACHE: resolve('node_modules/.cache/compiled') }),
      ...variables,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  endWithUs(server)
  const complaint = text(server.stderr)
  const log: string[] = []
  return { url: await listeningUrl(), process: server, log, complaint, stop }

  /** Reads on afterwards: a server whose pipe is full stands still. */
  function listeningUrl() {
    return new Promise<string>((resolveUrl, reject) => {
      createInterface({ input: server.stdout })
        .on('line', (line) => {
          log.push(line)
          const url = /Listening on (http:\/\/localhost:\d+)/.exec(line)?.[1]
          if (url) resolveUrl(url)
        })
        .on('close', async () => reject(new Error(`The server stopped before it listened: ${await complaint}`)))
    })
  }

  async function stop() {
    if (server.exitCode !== null || server.signalCode !== null) return
    server.kill('SIGTERM')
    await once(server, 'exit')
  }
}
