import type { PostgresPool } from 'kysely'
import type pg from 'pg'

/**
 * Several servers as one: connections go to the first that answers and takes writes, and stay with it until it does not.
 * What was under way there fails, and is answered as any outage is.
 */
export function firstWritable(pools: readonly pg.Pool[]): PostgresPool {
  const writable = new WeakSet<pg.PoolClient>()
  let current = 0

  return { options: {}, connect, end: async () => void (await Promise.all(pools.map((pool) => pool.end()))) }

  async function connect(): Promise<pg.PoolClient> {
    let problem: unknown
    for (let attempt = 0; attempt < pools.length; attempt++) {
      const index = current
      try {
        return await connectTo(pools[index])
      } catch (error) {
        problem ??= error
        // Others who wait may have gone on already.
        if (current === index) current = (index + 1) % pools.length
      }
    }
    throw problem
  }

  async function connectTo(pool: pg.Pool | undefined) {
    if (!pool) throw new Error('There is no such server.')
    const client = await pool.connect()
    if (writable.has(client)) return client
    try {
      const { rows } = await client.query<{ isReplica: boolean }>('select pg_is_in_recovery() as "isReplica"')
      if (rows[0]?.isReplica) throw Object.assign(new Error('It is a read-only copy.'), { code: '25006' })
    } catch (error) {
      client.release(true)
      throw error
    }
    writable.add(client)
    return client
  }
}
