import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { createTopics } from './embedded/topics.ts'
import { readPassages } from './knowledge.ts'
import { knownFile, writtenKnown } from './known-file.ts'
import { siteContent } from './site-content.ts'
import { startEmbedded } from './start-embedded.ts'

const warnings: unknown[] = []
const log = { info: () => {}, warn: (line: unknown) => void warnings.push(line), error: () => {} }
const created = createTopics(siteContent)
/** Few, so that they are soon learnt. */
const topics = created.topics.filter(({ id }) => ['cost', 'demo-length', 'not-on-site', 'off-topic'].includes(id))

test('What a build knows answers, names its topics, and tells what it lost', async () => {
  const build = await mkdtemp(join(tmpdir(), 'known-'))
  onTestFinished(() => rm(build, { recursive: true }))
  const lost = ['The topic « phone » is left out.']
  await writeFile(join(build, knownFile), writtenKnown({ ...created, topics, lost }, readPassages()))
  const embedded = await startEmbedded(log, build)
  const cost = topics.find(({ id }) => id === 'cost')
  expect(embedded.answer(['combien coûte un projet ?'])).toMatchObject({
    about: { outcome: 'answered', topic: 'cost' },
  })
  expect(embedded.questionOf('cost')).toBe(cost?.asks[0])
  expect(embedded.questionOf('demo-length')).toBe('Combien de temps dure la démo ?')
  expect(embedded.questionOf('not-on-site')).toMatch(/^\p{Lu}/u)
  expect(embedded.questionOf('nothing')).toBeUndefined()
  expect(warnings).toEqual(lost)
})

test('A file that is no such thing is as good as none', async () => {
  const build = await mkdtemp(join(tmpdir(), 'known-'))
  onTestFinished(() => rm(build, { recursive: true }))
  await writeFile(join(build, knownFile), '{"key":')
  expect((await startEmbedded(log, build)).questionOf('cost')).toBe('Combien coûte un projet ?')
})
