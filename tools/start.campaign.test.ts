import { readFile, writeFile } from 'node:fs/promises'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { paths } from '#content/paths.ts'
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

test('Starts without a build of their sources make one together, which leaves those who serve the former and their visitors alone', {
  timeout: 600_000,
}, async () => {
  await project.takeBuild()
  const first = await project.start()
  await first.says('Listening on')
  const former = await project.fileOf('services')

  const page = project.within('content/services-page.ts')
  const text = await readFile(page, 'utf8')
  await writeFile(page, `${text}\nthis is no program`)
  const failing = await project.start()
  expect(await failing.exit).toEqual([1, null])
  expect(await project.fileOf('services')).toBe(former)
  expect((await fetch(`${first.url}${paths.services}`)).status).toBe(200)

  await writeFile(page, text.replace(/'([A-Z])/, "'Autrement dit : $1"))
  const together = await Promise.all([project.start(), project.start(), project.start()])
  for (const { says } of together) await says('Listening on')
  expectOneBuild(together)
  expect(await project.fileOf('services')).not.toBe(former)
  const next = together[0]
  const kept = await fetch(`${next?.url}/assets/${former}`, { headers: { 'accept-encoding': 'br' } })
  expect(kept.status).toBe(200)
  expect(kept.headers.get('content-encoding')).toBe('br')
  expect(kept.headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
  expect(await kept.text()).toBe(await (await fetch(`${first.url}/assets/${former}`)).text())

  // A server needs nothing of its build once it serves: it may be long gone.
  await project.removeBuilds()
  const refused = await fetch(`${first.url}${paths.contact}`, { method: 'POST', body: new URLSearchParams() })
  expect(refused.status).toBe(422)
  expect(await refused.text()).toContain('<form')
})

test('The first start of a build leaves its program compiled for the next ones', { timeout: 300_000 }, () =>
  project.expectCompiledOnce(),
)

describe('Nothing is left, and the port is free, after', { timeout: 300_000 }, () => {
  test.each(['SIGINT to npm', 'SIGINT to all of them', 'SIGTERM to what npm started', 'SIGKILL to npm'] as const)(
    '%s during the build',
    (way) => project.expectGoneDuringBuild(way),
  )

  test.each(['SIGINT to all of them', 'SIGKILL to npm'] as const)('%s during a build that was asked for alone', (way) =>
    project.expectGoneDuringBuild(way, 'build'),
  )

  test.each(['SIGINT to npm', 'SIGINT to all of them', 'SIGTERM to what npm started'] as const)(
    '%s while it serves, which ends npm with 0',
    (way) => project.expectGoneWhileServing(way),
  )
})
