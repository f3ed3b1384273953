import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { setTimeout } from 'node:timers/promises'

const busy = 5

/**
 * Waits until no other process builds in this folder; call what it returns to let the next one build. The lock is
 * SQLite's on a file: the system takes it back from a process that dies, however it dies.
 */
export async function lockBuilds(folder: string, tellToWait: () => void): Promise<() => void> {
  const database = new DatabaseSync(join(folder, 'build.lock'), { timeout: 0 })
  for (let waits = 0; !isTaken(database); waits++) {
    if (waits === 0) tellToWait()
    await setTimeout(100)
  }
  return () => database.close()
}

function isTaken(database: DatabaseSync) {
  try {
    database.exec('begin exclusive')
    return true
  } catch (error) {
    if (error instanceof Error && 'errcode' in error && error.errcode === busy) return false
    throw error
  }
}
