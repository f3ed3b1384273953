import { expect, test } from 'vitest'
import { createMemoryRateLimiter } from './memory-rate-limiter.ts'

test('Each visitor has a window of its own, which opens with the first question', async () => {
  let now = 0
  const { take } = createMemoryRateLimiter({ requests: 2, seconds: 60 }, () => now)
  expect(await take('a')).toEqual({ allowed: true, retryAfterSeconds: 0 })
  now = 30_000
  expect((await take('a')).allowed).toBe(true)
  expect(await take('a')).toEqual({ allowed: false, retryAfterSeconds: 30 })
  expect((await take('b')).allowed).toBe(true)
  now = 59_999
  expect(await take('a')).toEqual({ allowed: false, retryAfterSeconds: 1 })
  now = 60_000
  expect((await take('a')).allowed).toBe(true)
})

test('A clock that is set back lets a visitor wait no longer than the window', async () => {
  let now = 86_400_000
  const { take } = createMemoryRateLimiter({ requests: 1, seconds: 60 }, () => now)
  expect((await take('a')).allowed).toBe(true)
  expect((await take('b')).allowed).toBe(true)
  now = 0
  expect((await take('a')).allowed).toBe(true)
  expect(await take('a')).toEqual({ allowed: false, retryAfterSeconds: 60 })
  expect((await take('b')).allowed).toBe(true)
})

test('A flood of visitors does not fill the memory', async () => {
  const { take } = createMemoryRateLimiter({ requests: 1, seconds: 3600 }, () => 0)
  for (let visitor = 0; visitor < 100_010; visitor++) await take(`v${visitor}`)
  expect((await take('v100009')).allowed).toBe(false)
  expect((await take('v0')).allowed, 'forgotten, and so counted anew').toBe(true)
})
