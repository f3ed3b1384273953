import { parseArgs } from 'node:util'
import { fuzz } from './campaign/fuzz.ts'
import { kills } from './campaign/kills.ts'
import { memory } from './campaign/memory.ts'
import type { Figure } from './campaign/part.ts'
import { siege } from './campaign/siege.ts'

/**
 * `npm run campaign`: the long proofs of reliability, half an hour at most. `--only fuzz` runs one part, `--count 1000` a
 * shorter form of it, `--seed 7` the same fuzzed requests again.
 */
const parts = { siege, fuzz, memory, kills }
const minute = 60_000

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
let isKept = true
for (const [name, part] of chosen) {
  const start = Date.now()
  const count = Number(options.count ?? part.count)
  const figures = await part.run(count, start + part.minutes * minute, seed)
  console.log(`\n${name}: ${count} ${part.of}, in ${((Date.now() - start) / 1000).toFixed(0)} s`)
  for (const figure of figures) {
    isKept &&= isWithin(figure)
    console.log(row(figure))
  }
}
process.exit(isKept ? 0 : 1)

function isWithin({ value, most }: Figure) {
  return value <= most
}

function row(figure: Figure) {
  const { what, value, most, unit = '' } = figure
  const bound = Number.isFinite(most) ? `at most ${most}${unit && ` ${unit}`}` : ''
  const written = Number.isInteger(value) ? String(value) : value.toFixed(1)
  return `${isWithin(figure) ? 'kept  ' : 'BROKEN'} ${what.padEnd(44)} ${`${written} ${unit}`.padEnd(12)} ${bound}`.trimEnd()
}
