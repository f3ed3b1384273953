import { constants, existsSync } from 'node:fs'
import { access, stat } from 'node:fs/promises'
import { dirname, resolve } from 'node:path'
import type { Environment } from '#server/environment.ts'
import { sqliteFile } from '#server/store/store-name.ts'
import { storeProblem } from '#server/store/store-problem.ts'
import type { Finding } from './finding.ts'

const forOthers = 0o077

/** Whether the folder of the store and of the mail files can be written to, and by nobody else be read. */
export async function dataFolderFindings(environment: Environment): Promise<readonly Finding[]> {
  const { DATABASE_URL, SMTP_URL, DATA_DIR } = environment
  const folder = resolve(DATA_DIR)
  // What came before them stays there until somebody takes it away.
  if (DATABASE_URL && SMTP_URL && !existsSync(sqliteFile(folder))) return []
  try {
    const existing = await nearestExisting(folder)
    await access(existing, constants.W_OK | constants.X_OK)
    if (existing !== folder)
      return [finding('fine', `DATA_DIR ${folder} is not there yet: the first start makes it, for its owner alone.`)]
    return [await ownership(folder)]
  } catch (error) {
    return [finding('in-the-way', storeProblem(error, { DATA_DIR: folder, DATABASE_URL: undefined }).sentence)]
  }
}

/** The folder itself, or the one in which the start would make it. */
export async function nearestExisting(folder: string): Promise<string> {
  try {
    if ((await stat(folder)).isDirectory()) return folder
  } catch (error) {
    if (Object(error).code !== 'ENOENT' || folder === dirname(folder)) throw error
    return nearestExisting(dirname(folder))
  }
  throw Object.assign(new Error('A file is in the way'), { code: 'ENOTDIR' })
}

async function ownership(folder: string): Promise<Finding> {
  const { mode, uid } = await stat(folder)
  const store = await stat(sqliteFile(folder)).catch(() => undefined)
  if (process.getuid && uid !== process.getuid())
    return finding(
      'look',
      `DATA_DIR ${folder} belongs to another user than the one who runs the doctor: run it as the service's user, or give the folder to that one (chown).`,
    )
  if (store && (store.mode & forOthers) !== 0)
    return finding(
      'in-the-way',
      `The store in DATA_DIR ${folder} can be read by other users of this machine: chmod 600 ${sqliteFile(folder)}*.`,
    )
  if ((mode & forOthers) !== 0)
    return finding('look', `DATA_DIR ${folder} can be entered by other users of this machine: chmod 700 ${folder}.`)
  return finding('fine', `DATA_DIR ${folder} can be written to, and by its owner alone be read.`)
}

function finding(severity: Finding['severity'], sentence: string): Finding {
  return { about: 'data folder', severity, sentence }
}
