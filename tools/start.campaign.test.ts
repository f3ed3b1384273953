import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { expectOneBuild } from '#testing/expect-one-build.ts'
import { createStartedProject } from '#testing/started-project.ts'

let project: Awaited<ReturnType<typeof createStartedProject>>
beforeAll(async () => {
  project = await createStartedProject()
})
afterEach(() => project.end())
afterAll(() => project.remove())

test('Starts in a fresh checkout make its first build together, and all serve it', { timeout: 600_000 }, async () => {
  const together = await Promise.all([project.start(), project.start(), project.start()])
  for (const { says } of together) await says('Listening on')
  expectOneBuild(together)
  for (const { url } of together) expect((await fetch(url)).status).toBe(200)
})

describe('Nothing is left, and the port is free, after', { timeout: 300_000 }, () => {
  test.each(['SIGINT to npm', 'SIGINT to all of them', 'SIGTERM to what npm started', 'SIGKILL to npm'] as const)(
    '%s during the build',
    (way) => project.expectGoneDuringBuild(way),
  )

  test.each(['SIGINT to npm', 'SIGINT to all of them', 'SIGTERM to what npm started'] as const)(
    '%s while it serves, which ends npm with 0',
    (way) => project.expectGoneWhileServing(way),
  )
})
