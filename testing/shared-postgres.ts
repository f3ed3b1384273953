import { startPostgres } from './throwaway-postgres.ts'

let started: ReturnType<typeof startPostgres> | undefined

/** One PostgreSQL for all the files that a worker tests, each in databases of its own: it ends with the worker. */
export function sharedPostgres() {
  started ??= startPostgres()
  return started
}
