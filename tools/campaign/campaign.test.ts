import { describe, expect, test } from 'vitest'
import { costs } from './costs.ts'
import { fuzz } from './fuzz.ts'
import { fuzzedRequest } from './fuzzed-request.ts'
import { memory } from './memory.ts'
import { isKept } from './part.ts'
import { createRandom } from './random.ts'
import { siege } from './siege.ts'

const minute = 60_000

describe('In short, the campaign', () => {
  test('meets no request that makes the server fail or leaves it silent', { timeout: minute }, async () => {
    const figures = await fuzz.run(200, Date.now() + minute, 7)
    expect(figures.filter((figure) => !isKept(figure))).toEqual([])
  })

  test('finds no request that costs much more than a page', { timeout: minute }, async () => {
    const figures = await costs.run(40, Date.now() + minute, 7)
    // How many milliseconds that is depends on the machine.
    expect(figures.filter((figure) => !figure.unit && !isKept(figure))).toEqual([])
  })

  test('finds memory for ever new visitors', { timeout: minute }, async () => {
    const figures = await memory.run(60, Date.now() + minute, 7)
    expect(figures.filter((figure) => !isKept(figure))).toEqual([])
  })

  test('fails no honest visitor while two attackers are at work', { timeout: minute }, async () => {
    const figures = await siege.run(20, Date.now() + minute, 7)
    // How long they wait is measured on a machine that does nothing else.
    expect(figures.filter(({ unit, value }) => !unit && value > 0).map(({ what }) => what)).toEqual([
      'p99 under attack ÷ without',
    ])
  })
})

test('A fuzzed request can be sent again: the same seed makes the same ones', () => {
  const requests = (seed: number) => {
    const random = createRandom(seed)
    return Array.from({ length: 50 }, () => fuzzedRequest(random))
  }
  expect(requests(7)).toEqual(requests(7))
  expect(requests(7)).not.toEqual(requests(8))
})
