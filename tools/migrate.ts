import { EnvironmentError, readEnvironment } from '#server/environment.ts'
import { migrate } from '#server/store/migrate.ts'
import { openStore } from '#server/store/open-store.ts'
import { explainMigration } from '#server/store/start-store.ts'
import { storeName } from '#server/store/store-name.ts'

/** `npm run migrate`: brings the store to the newest shape and ends, before the instances that would do it themselves. */
try {
  const environment = readEnvironment()
  console.error(`Migrating the ${storeName(environment)}.`)
  try {
    const store = openStore(environment)
    const onWait = () => console.error('Another instance is migrating it: waiting for its end.')
    const applied = await migrate(store, Date.now(), { onWait }).finally(store.close)
    console.log(applied.length > 0 ? `Migrated: ${applied.join(', ')}.` : 'There is nothing to migrate.')
  } catch (error) {
    throw new EnvironmentError(explainMigration(error, environment).sentence)
  }
} catch (error) {
  if (!(error instanceof EnvironmentError)) throw error
  console.error(error.message)
  process.exitCode = 1
}
