import { once } from 'node:events'
import { parseArgs } from 'node:util'
import { stopWithParent } from '#server/stop-with-parent.ts'
import { startBuildProcess } from '#tools/build/builds/build-process.ts'
import { isKept } from '#tools/campaign/part.ts'
import { benchAssistant } from './bench-assistant.ts'
import { benchContact } from './bench-contact.ts'
import { benchGrowth } from './bench-growth.ts'
import { benchPages } from './bench-pages.ts'
import { benchPresses } from './bench-presses.ts'
import { benchServer } from './bench-server.ts'
import { alone, type Figure, tableOf } from './figure.ts'
import type { Rounds } from './rounds.ts'

type Part = {
  /** In which it begins its last round. */
  readonly minutes: number
  readonly run: (rounds: Rounds) => Promise<readonly Figure[]>
}

/**
 * `npm run bench`: everything that the budgets bound, beside the bare thing where there is one, in one table. `-- server`
 * measures one part, `--rounds 1` once instead of five times. Times tell something on an idle machine alone.
 */
const parts: Readonly<Record<string, Part>> = {
  pages: { minutes: 21, run: benchPages },
  presses: { minutes: 3, run: benchPresses },
  server: { minutes: 2, run: benchServer },
  contact: { minutes: 1, run: benchContact },
  assistant: { minutes: 1, run: benchAssistant },
  growth: { minutes: 4, run: benchGrowth },
}
const minute = 60_000
const longest = 40

const { values: options, positionals: wanted } = parseArgs({
  options: { rounds: { type: 'string', default: '5' }, parent: { type: 'string' } },
  allowPositionals: true,
})
const most = Number(options.rounds)
if (!wanted.every((name) => name in parts) || !(Number.isInteger(most) && most > 0)) {
  console.error(`The parts are ${Object.keys(parts).join(', ')}; --rounds takes a number.`)
  process.exit(1)
}
stopWithParent()
// Nothing but what is here is measured, and no start has to build.
const [failed] = await once(startBuildProcess(), 'exit')
if (failed) process.exit(1)

const figures: Figure[] = []
setTimeout(
  () => report(`After ${longest} minutes the bench ends: what has no line was not measured.`),
  longest * minute,
)
for (const [name, part] of Object.entries(parts)) {
  if (wanted.length > 0 && !wanted.includes(name)) continue
  console.error(name)
  try {
    figures.push(...(await part.run({ most, until: Date.now() + part.minutes * minute })))
  } catch (error) {
    console.error(error)
    figures.push(alone(`${name}: could not be measured, see above`, Number.NaN))
  }
}
report()

function report(problem?: string): never {
  console.log(tableOf(figures))
  if (problem) console.log(problem)
  const missed = figures.filter((figure) => !isKept(figure)).length
  console.log(missed > 0 ? `${missed} of ${figures.length} figures miss their goal.` : 'Every goal is kept.')
  process.exit(missed > 0 || problem ? 1 : 0)
}
