import { parseArgs } from 'node:util'
import { browser } from './campaign/browser.ts'
import { fuzz } from './campaign/fuzz.ts'
import { kills } from './campaign/kills.ts'
import { memory } from './campaign/memory.ts'
import { type Figure, isKept } from './campaign/part.ts'
import { siege } from './campaign/siege.ts'

/**
 * `npm run campaign`: the long proofs of reliability, half an hour at most. `--only fuzz` runs one part, `--count 1000` a
 * shorter form of it, `--seed 7` the same fuzzed requests again.
 */
const parts = { siege, fuzz, memory, kills, browser }
const minute = 60_000
/** What is under way ends within the two minutes that remain of thirty. */
const lastStart = Date.now() + 28 * minute

const { values: options } = parseArgs({
  options: { only: { type: 'string' }, count: { type: 'string' }, seed: { type: 'string' } },
})
const seed = Number(options.seed ?? Date.now() % 1_000_000)
const chosen = Object.entries(parts).filter(([name]) => !options.only || options.only.split(',').includes(name))
if (chosen.length === 0 || !Number.isInteger(seed)) {
  console.error(`--only takes ${Object.keys(parts).join(', ')}; --count and --seed take a number.`)
  process.exit(1)
}

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
