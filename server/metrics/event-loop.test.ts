import { expect, test } from 'vitest'
import { createLog } from '#server/log.ts'
import { watchEventLoop } from './event-loop.ts'

test('Work that holds the thread shows in the metrics, and in the log once a minute', async () => {
  const lines: string[] = []
  const eventLoop = watchEventLoop(createLog('info', { write: (line) => void lines.push(line) }))
  eventLoop.start()
  await expect.poll(() => eventLoop.read().longestBlock).toBeGreaterThan(0)
  hold(300)
  expect(eventLoop.read().utilization).toBeGreaterThan(0)
  await expect.poll(() => eventLoop.read().longestBlock).toBeGreaterThan(0.25)
  await expect.poll(() => lines, { timeout: 10_000 }).toHaveLength(1)
  expect(lines[0]).toContain('The process stood still for a moment')
  expect(JSON.parse(lines[0] ?? '')).toMatchObject({ level: 40, milliseconds: expect.any(Number) })
  hold(200)
  await secondsLater(2)
  expect(lines).toHaveLength(1)
  expect(eventLoop.read().longestBlock, 'the longest of the minute stays').toBeGreaterThan(0.25)
})

test('What the start itself does, until the thread first rests, counts as no hold', async () => {
  const eventLoop = watchEventLoop(createLog('silent'))
  eventLoop.start()
  // What listens only now is read, prepared and compiled for the first time.
  hold(400)
  setTimeout(() => hold(400), 10)
  await expect.poll(() => eventLoop.read().longestBlock, { timeout: 10_000 }).toBeGreaterThan(0)
  expect(eventLoop.read().longestBlock).toBeLessThan(0.3)
})

function hold(milliseconds: number) {
  const end = performance.now() + milliseconds
  while (performance.now() < end);
}

/** As long as it takes the watch to look again. */
async function secondsLater(seconds: number) {
  const end = performance.now() + seconds * 1000
  await expect.poll(() => performance.now(), { interval: 100, timeout: 20_000 }).toBeGreaterThan(end)
}
