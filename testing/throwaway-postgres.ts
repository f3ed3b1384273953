import type { ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { chown, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import pg from 'pg'
import { freePort } from './free-port.ts'
import { createPostgresData, password } from './postgres-data.ts'
import { findPostgresPlace, type PostgresPlace } from './postgres-place.ts'
import { programFailure, runProgram, startTime } from './postgres-program.ts'

/** A real PostgreSQL for tests, gone when they end. It does not wait for the disk: nothing in it has to survive. */
export async function startPostgres(fixedPort?: number, where: Parameters<typeof findPostgresPlace>[0] = {}) {
  const port = fixedPort ?? (await freePort())
  const place = await findPostgresPlace(where)
  let server = await createPostgresData(place, { isCopied: where.programs === undefined })
    .then(() => serve(place, port))
    .catch(async (problem) => {
      await rm(place.folder, { recursive: true, force: true })
      throw problem
    })
  let databases = 0
  return {
    /** The address of a new, empty database. */
    createDatabase: async () => {
      const name = `site_${++databases}`
      const client = new pg.Client(address(port, 'postgres'))
      await client.connect()
      await client.query(`create database ${name}`)
      await client.end()
      return address(port, name)
    },
    /** At once, with everything that is under way; `resume` starts it again with what it has. */
    cutOff: () => end('SIGQUIT'),
    resume: async () => {
      server = await serve(place, port)
    },
    /** Read-only from now on, as one that follows another, until it is promoted. */
    becomeReplica: async () => {
      await end('SIGINT')
      const sign = join(place.folder, 'data', 'standby.signal')
      await writeFile(sign, '')
      if (place.user) await chown(sign, place.user.uid, place.user.gid)
      server = await serve(place, port)
    },
    promote: async () => {
      const client = new pg.Client(address(port, 'postgres'))
      await client.connect()
      await client.query('select pg_promote()')
      await client.end()
    },
    stop: async () => {
      // Without waiting for those who are connected.
      await end('SIGINT')
      await rm(place.folder, { recursive: true, force: true })
    },
  }

  async function end(signal: NodeJS.Signals) {
    if (!isRunning(server)) return
    const ended = once(server, 'exit')
    server.kill(signal)
    await ended
  }
}

/** No socket in the file system: a path of more than 107 bytes would be too long for one. */
async function serve(place: PostgresPlace, port: number) {
  const settings = ['fsync=off', 'max_connections=60', 'listen_addresses=127.0.0.1', 'unix_socket_directories=']
  const server = runProgram(place, 'postgres', [
    '-D',
    join(place.folder, 'data'),
    '-p',
    String(port),
    ...settings.flatMap((setting) => ['-c', setting]),
  ])
  const lines: string[] = []
  const late = setTimeout(() => server.kill('SIGKILL'), startTime)
  await new Promise<void>((resolve, reject) => {
    server.on('error', (error) => reject(programFailure('postgres', error.message)))
    // Reads on afterwards: a server whose pipe is full stands still.
    createInterface({ input: server.stderr })
      .on('line', (line) => {
        lines.push(line)
        if (/ready to accept (?:read-only )?connections/.test(line)) resolve()
      })
      .on('close', () => reject(programFailure('postgres', lines.join('\n'))))
  }).finally(() => clearTimeout(late))
  return server
}

function isRunning({ exitCode, signalCode }: ChildProcess) {
  return exitCode === null && signalCode === null
}

function address(port: number, database: string) {
  return `postgres://postgres:${password}@127.0.0.1:${port}/${database}`
}
