import { afterAll, afterEach, beforeAll, describe, test } from 'vitest'
import { createStartedProject } from '#testing/started-project.ts'

let project: Awaited<ReturnType<typeof createStartedProject>>
beforeAll(async () => {
  project = await createStartedProject()
})
afterEach(() => project.end())
afterAll(() => project.remove())

/** The campaign takes the other ways. */
describe('Nothing is left, and the port is free, after', { timeout: 300_000 }, () => {
  test('SIGTERM to npm during the build', () => project.expectGoneDuringBuild('SIGTERM to npm'))

  test('SIGTERM to npm during a build that was asked for alone', () =>
    project.expectGoneDuringBuild('SIGTERM to npm', 'build'))

  test('SIGTERM to npm while the program is being read', () => project.expectGoneWhileRead('SIGTERM to npm'))

  test('SIGTERM as the server takes the place of what found its build', () => project.expectGoneWhileReplaced())

  test('SIGTERM to npm while it serves, which ends npm with 0', () => project.expectGoneWhileServing('SIGTERM to npm'))

  test('SIGKILL to npm while it serves', () => project.expectGoneWhileServing('SIGKILL to npm'))
})
