import { parseArgs } from 'node:util'
import { stopWithParent } from '#server/stop-with-parent.ts'
import { browser } from './browser.ts'
import { caddy } from './caddy.ts'
import { capacity } from './capacity.ts'
import { cluster } from './cluster.ts'
import { costs } from './costs.ts'
import { deploy } from './deploy.ts'
import { elsewhere } from './elsewhere.ts'
import { evening } from './evening.ts'
import { fuzz } from './fuzz.ts'
import { kills } from './kills.ts'
import { memory } from './memory.ts'
import { neighbours } from './neighbours.ts'
import { type Figure, isKept } from './part.ts'
import { siege } from './siege.ts'
import { unit } from './unit.ts'
import { whiteLabel } from './white-label.ts'

/**
 * `npm run campaign`: the long proofs of reliability, half an hour at most. `-- fuzz` runs one part, `--count 1000` a
 * shorter form of it, `--seed 7` the same again. What proves something else runs by its name alone.
 */
const proofs = { siege, neighbours, costs, fuzz, memory, kills }
const parts = {
  ...proofs,
  browser,
  caddy,
  capacity,
  cluster,
  deploy,
  elsewhere,
  evening,
  unit,
  'white-label': whiteLabel,
}
const minute = 60_000
/** What is under way ends within the two minutes that remain of thirty. */
const lastStart = Date.now() + 28 * minute

const { values: options, positionals: wanted } = parseArgs({
  options: {
    count: { type: 'string' },
    seed: { type: 'string' },
    parent: { type: 'string' },
  },
  allowPositionals: true,
})
const seed = Number(options.seed ?? Date.now() % 1_000_000)
const chosen = Object.entries(parts).filter(([name]) => (wanted.length === 0 ? name in proofs : wanted.includes(name)))
const isUnderstood = wanted.every((name) => name in parts) && Number(options.count ?? 1) > 0 && Number.isInteger(seed)
if (!isUnderstood) {
  console.error(`The parts are ${Object.keys(parts).join(', ')}; --count and --seed take a number.`)
  process.exit(1)
}
stopWithParent()
setTimeout(() => {
  console.log(
    '\nBROKEN after 30 minutes the campaign ends, whatever is under way: what has no line above was not measured.',
  )
  process.exit(1)
}, 30 * minute).unref()

console.log(`seed ${seed}`)
const figures: Figure[] = []
for (const [name, part] of chosen) {
  const start = Date.now()
  const count = Number(options.count ?? part.count)
  const measured = await part.run(count, Math.min(start + part.minutes * minute, lastStart), seed)
  console.log(`\n${name}: ${count} ${part.of}, in ${((Date.now() - start) / 1000).toFixed(0)} s`)
  for (const figure of measured) console.log(row(figure))
  figures.push(...measured)
}
process.exit(figures.every(isKept) ? 0 : 1)

function row(figure: Figure) {
  const { what, value, least, most, unit = '' } = figure
  const written = [Number.isInteger(value) ? value : value.toFixed(1), unit].join(' ').padEnd(12)
  const bound = most !== undefined ? `at most ${most} ${unit}` : least !== undefined ? `at least ${least} ${unit}` : ''
  return [isKept(figure) ? 'kept  ' : 'BROKEN', what.padEnd(44), written, bound].join(' ').trimEnd()
}
