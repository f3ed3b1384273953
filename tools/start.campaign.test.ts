import { expect, test } from 'vitest'
import { expectOneBuild } from '#testing/expect-one-build.ts'
import { createProjectCopy } from '#testing/project-copy.ts'
import { startByNpm } from '#testing/started-by-npm.ts'

test('Starts in a fresh checkout make its first build together, and all serve it', { timeout: 600_000 }, async () => {
  const { folder, remove } = await createProjectCopy()
  const together = await Promise.all([startByNpm(folder), startByNpm(folder), startByNpm(folder)])
  for (const { says } of together) await says('Listening on')
  expectOneBuild(together)
  for (const { url } of together) expect((await fetch(url)).status).toBe(200)
  await Promise.all(together.map(({ kill }) => kill()))
  await remove()
})
