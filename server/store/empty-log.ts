import { setTimeout } from 'node:timers/promises'
import { sql } from 'kysely'
import type { Store } from './open-store.ts'

const attempts = 60
const betweenAttempts = 50

/**
 * What was deleted or written over must not live on in SQLite's log. Another process may be reading that, a backup for
 * example: then the next purge does it.
 */
export async function emptyLog({ engine, db }: Store): Promise<void> {
  if (engine !== 'sqlite') return
  for (let attempt = 0; attempt < attempts; attempt++) {
    const { rows } = await sql<{ busy: number }>`pragma wal_checkpoint(truncate)`.execute(db)
    if (rows[0]?.busy === 0) return
    await setTimeout(betweenAttempts)
  }
}
