import { type CompiledQuery, type Kysely, type QueryResult, type RawBuilder, sql, type Transaction } from 'kysely'
import type { Tables } from './tables.ts'

/** Stands in a query for what `read` takes from the values that the query is run with. */
type From<Values> = <Value>(read: (values: Values) => Value) => RawBuilder<Value>

type PreparedQuery<Values> = (transaction: Transaction<Tables>, values: Values) => Promise<QueryResult<unknown>>

/**
 * A query that is written out once for each store and run with other values each time: to build and compile an insert of
 * fifteen columns takes longer than to run it.
 */
export function prepareQuery<Values>(
  build: (db: Kysely<Tables>, from: From<Values>) => CompiledQuery,
): PreparedQuery<Values> {
  const compiled = new WeakMap<object, CompiledQuery>()
  const from: From<Values> = (read) => sql`${new Reading(read)}`

  return (transaction, values) => {
    const store = transaction.getExecutor().adapter
    const query = compiled.get(store) ?? build(transaction, from)
    compiled.set(store, query)
    return transaction.executeQuery({ ...query, parameters: query.parameters.map((part) => given(part, values)) })
  }
}

class Reading<Values> {
  readonly read: (values: Values) => unknown

  constructor(read: (values: Values) => unknown) {
    this.read = read
  }
}

function given<Values>(part: unknown, values: Values) {
  return part instanceof Reading ? part.read(values) : part
}
