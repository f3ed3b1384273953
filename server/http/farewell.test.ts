import { expect, test } from 'vitest'
import { createFarewell } from './farewell.ts'

test('Whoever asks every second whether the process lives is told that it goes, and has the time to act on it', async () => {
  const { isLeaving, leave, pass, waits } = start()
  expect(isLeaving()).toBe(false)
  pass(1000)
  expect(isLeaving()).toBe(false)
  pass(900)
  await leave()
  expect(waits).toEqual([1500])
  expect(isLeaving()).toBe(true)
})

test.each([
  ['nobody asked', []],
  ['somebody asked once, as the doctor does', [10]],
  ['who asks does so every ten seconds', [0, 10_000]],
  ['who asked has long stopped', [0, 0, 4000]],
])('Nothing is waited for where %s', async (_, pauses) => {
  const { isLeaving, leave, pass, waits } = start()
  for (const [index, pause] of pauses.entries()) {
    pass(pause)
    if (index < 2) isLeaving()
  }
  await leave()
  expect(waits).toEqual([])
  expect(isLeaving()).toBe(true)
})

function start() {
  let now = 1_000_000
  const waits: number[] = []
  const pass = (milliseconds: number) => {
    now += milliseconds
  }
  const wait = async (milliseconds: number) => void waits.push(milliseconds)
  return { ...createFarewell({ now: () => now, wait }), pass, waits }
}
