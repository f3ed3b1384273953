import { expect } from 'vitest'
import type { startByNpm } from './started-by-npm.ts'

/** Of those who started together one has built, told how it went, and all say what to do next. */
export function expectOneBuild(together: readonly Awaited<ReturnType<typeof startByNpm>>[]) {
  expect(together.filter(({ lines }) => lines.some((line) => line.startsWith('Building the site')))).toHaveLength(1)
  const said = together.flatMap(({ lines }) => lines)
  for (const stage of ['  scripts and styles', '  pages', '  pictures for link previews'])
    expect(said.filter((line) => line === stage)).toHaveLength(1)
  expect(said).toContainEqual(
    expect.stringMatching(/^To put it online, set SITE_URL, .*: docs\/operations\.md says how\.$/),
  )
  expect(said.filter((line) => line.includes('npm run doctor'))).toEqual(
    together.map(() => expect.stringMatching(/^\d+ things stand between this configuration and production: /)),
  )
}
