import { readEnvironment } from '#server/environment.ts'
import { runDoctor } from './run-doctor.ts'

const { text, code, isMisuse } = await runDoctor(process.argv.slice(2), readEnvironment)
// A check that was left behind must not keep the command from ending.
const stream = isMisuse ? process.stderr : process.stdout
stream.write(text, () => process.exit(code))
