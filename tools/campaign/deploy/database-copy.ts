import { type ChildProcess, execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import { globSync } from 'node:fs'
import { chmod, chown, mkdir, mkdtemp, readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { endWithUs } from '#testing/end-with-us.ts'
import { complain } from './complain.ts'
import { commandsOf } from './page-commands.ts'

const nobody = 65534

/** Debian's own PostgreSQL, which has pg_dump and pg_restore of its version. */
const programs = globSync('/usr/lib/postgresql/*/bin').toSorted().at(-1)

/**
 * The nightly copy by the unit's own line, then the way back by the page's: whether what was in the database is there again,
 * but for what ends sooner than a copy. 1 where it is not.
 */
export async function databaseCopyFaults(): Promise<0 | 1> {
  if (!programs) return complain('PostgreSQL is missing: apt-get install postgresql')
  const folder = await mkdtemp('/tmp/copy-')
  const isRoot = process.getuid?.() === 0
  await mkdir(join(folder, 'backups'))
  await chmod(folder, 0o755)
  if (isRoot) for (const path of [folder, join(folder, 'backups')]) await chown(path, nobody, nobody)
  const asUser = isRoot ? { uid: nobody, gid: nobody } : {}
  let server: ChildProcess | undefined
  const shell = async (script: string) => {
    const options = { env: { PATH: `${programs}:/usr/bin:/bin`, PGHOST: folder }, cwd: folder }
    return (await promisify(execFile)('/bin/sh', ['-euc', script], { ...options, ...asUser })).stdout
  }
  try {
    await shell('initdb --pgdata=data --username=postgres --auth=trust --no-sync')
    server = spawn(
      join(programs, 'postgres'),
      ['-D', join(folder, 'data'), '-k', folder, '-c', 'listen_addresses=', '-c', 'fsync=off'],
      { ...asUser, env: {}, cwd: folder, stdio: 'ignore' },
    )
    endWithUs(server, { signal: 'QUIT', folder })
    await shell('until pg_isready --quiet; do sleep 0.2; done')
    return await copyAndGoBack((script) =>
      shell(
        `export PGUSER=postgres\n${script
          .replaceAll('runuser -u postgres -- ', '')
          .replaceAll('/var/lib/delambre-backups', join(folder, 'backups'))}`,
      ),
    )
  } catch (error) {
    return complain(error instanceof Error ? error.message : String(error))
  } finally {
    if (server?.exitCode === null) {
      const ended = once(server, 'exit')
      server.kill('SIGQUIT')
      await ended
    }
    await rm(folder, { recursive: true, force: true })
  }
}

async function copyAndGoBack(shell: (script: string) => Promise<string>) {
  const unit = await readFile('deploy/systemd/delambre-database-backup.service', 'utf8')
  const [, nightly = ''] = /^ExecStart=\/bin\/sh -c '(.*)'$/m.exec(unit) ?? []
  const [createdb = ''] = (await commandsOf('8. PostgreSQL')).filter((command) => command.includes('createdb'))
  await shell(`createuser delambre\n${createdb}`)
  const written = `psql --quiet --dbname=delambre --command="create table requests (email text); insert into requests values ('jeanne@organisation.fr'); create table rate_windows (key text); insert into rate_windows values ('mark')"`
  await shell(`PGUSER=delambre ${written}`)
  await shell(nightly.replaceAll('%%', '%'))
  await shell((await commandsOf('8. PostgreSQL', 2)).join('\n'))
  const back = await shell(
    'psql --dbname=delambre --tuples-only --no-align --command="select email, tableowner, (select count(*) from rate_windows) from requests, pg_tables where tablename = \'requests\'"',
  )
  return back === 'jeanne@organisation.fr|delambre|0\n' ? 0 : complain(`The restored database says: ${back}`)
}
