import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { createCrowdGate } from './let-crowd-in.ts'

beforeEach(() => void vi.useFakeTimers({ toFake: ['setImmediate', 'setTimeout', 'performance'] }))
afterEach(() => void vi.useRealTimers())

describe('Work on an answer', () => {
  test('begins in the next turn of the event loop for a visitor who comes alone', async () => {
    const { arrive, begun } = office()
    arrive(1)
    expect(begun()).toBe(0)
    await vi.advanceTimersByTimeAsync(0)
    expect(begun()).toBe(1)
  })

  test('begins at once for each of those who come one after the other', async () => {
    const { arrive, begun } = office()
    for (let visitor = 1; visitor <= 20; visitor++) {
      arrive(1)
      await vi.advanceTimersByTimeAsync(10)
      expect(begun()).toBe(visitor)
    }
  })

  test('waits while a crowd arrives, then is done for everybody, first come first served', async () => {
    const { arrive, begun, order } = office()
    for (let round = 0; round < 10; round++) {
      arrive(50)
      await vi.advanceTimersByTimeAsync(10)
    }
    expect(begun()).toBe(0)
    await vi.runAllTimersAsync()
    expect(order()).toEqual(Array.from({ length: 500 }, (_, visitor) => visitor))
  })

  test('begins also when the crowd never ends', async () => {
    const { arrive, begun } = office()
    for (let round = 0; round < 99; round++) {
      arrive(20)
      await vi.advanceTimersByTimeAsync(10)
    }
    expect(begun()).toBe(0)
    arrive(20)
    await vi.advanceTimersByTimeAsync(20)
    expect(begun()).toBeGreaterThan(0)
  })
})

function office() {
  const crowdIsIn = createCrowdGate()
  const begun: number[] = []
  let visitors = 0
  return {
    arrive(count: number) {
      for (let arrived = 0; arrived < count; arrived++) {
        const visitor = visitors++
        void crowdIsIn().then(() => begun.push(visitor))
      }
    },
    begun: () => begun.length,
    order: () => begun,
  }
}
