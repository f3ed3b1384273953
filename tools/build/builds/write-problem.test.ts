import { chmod, mkdir, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { expect, test } from 'vitest'
import { runAsOrdinaryUser } from '#testing/ordinary-user.ts'
import { writeProblem } from './write-problem.ts'

test('A checkout that this user may not write to is told in one sentence with the cure, whatever part of it', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'read-only-'))
  await mkdir(join(folder, 'dist/builds'), { recursive: true })
  await chmod(folder, 0o755)
  await chmod(join(folder, 'dist/builds'), 0o555)
  const sentences: string[] = []
  for (const mode of [0o555, 0o777]) {
    await chmod(join(folder, 'dist'), mode)
    sentences.push(
      await runAsOrdinaryUser(`
        const { renewBuild } = await import(${JSON.stringify(resolve('tools/build/builds/renew-build.ts'))})
        const { writeProblem } = await import(${JSON.stringify(resolve('tools/build/builds/write-problem.ts'))})
        becomeOrdinary()
        const dist = ${JSON.stringify(join(folder, 'dist'))}
        await renewBuild({ dist, stamp: 'new', make: async () => {}, say: () => {} })
          .catch((error) => console.log((writeProblem(error) ?? error).message))`),
    )
  }
  await rm(folder, { recursive: true })
  for (const sentence of sentences)
    expect(sentence).toMatch(
      /^The site has to be built and this user cannot write to .*`npm run build` with the same .*\.\n$/,
    )
})

test.each([
  [{ code: 'EROFS', path: '/srv/site/dist/builds' }, 'cannot write to /srv/site/dist/builds'],
  [new Error('Could not write asset: Permission denied (os error 13)'), 'cannot write to a file of an earlier build'],
  [{ code: 'ENOSPC' }, 'the disk is full'],
  [new Error('Could not write asset: No space left on device (os error 28)'), 'the disk is full'],
])('%o', (error, words) => {
  expect(writeProblem(error)?.message).toContain(words)
})

test('A mistake in a page is not taken for one', () => {
  expect(writeProblem(new SyntaxError('Unexpected token'))).toBeUndefined()
  expect(writeProblem(undefined)).toBeUndefined()
})
