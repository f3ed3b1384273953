import { expect, test } from 'vitest'
import { createFullSpeed } from './at-full-speed.ts'

const at = (benchmarkIndex: number) => ({ environment: { benchmarkIndex } })

test('What was measured while the machine was slow is measured again, three times at most, and the fastest moment counts', async () => {
  const speeds = [1600, 700, 1500, 800, 900, 850, 1300]
  const { atFullSpeed, repeated } = createFullSpeed()
  const next = async () => at(speeds.shift() ?? Number.NaN)
  expect(await atFullSpeed(next)).toEqual(at(1600))
  expect(await atFullSpeed(next)).toEqual(at(1500))
  expect(repeated()).toBe(1)
  expect(await atFullSpeed(next)).toEqual(at(900))
  expect(await atFullSpeed(next)).toEqual(at(1300))
  expect(speeds).toEqual([])
  expect(repeated()).toBe(3)
})
