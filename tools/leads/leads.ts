import { EnvironmentError, readEnvironment } from '#server/environment.ts'
import { Misuse } from '#server/leads/misuse.ts'
import { runLeads } from './run-leads.ts'

try {
  process.stdout.write(await runLeads(process.argv.slice(2), readEnvironment(), Date.now(), console.error))
} catch (error) {
  if (!(error instanceof Misuse) && !(error instanceof EnvironmentError)) throw error
  console.error(error.message)
  process.exitCode = 1
}
