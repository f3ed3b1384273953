import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { packedNames, readNames } from './embedded/packed-names.ts'
import { createTopics } from './embedded/topics.ts'
import { readPassages } from './knowledge.ts'
import { knownFile, readKnown, writtenKnown } from './known-file.ts'
import { siteContent } from './site-content.ts'

const created = createTopics(siteContent)
/** Few, so that they are soon learnt. */
const topics = created.topics.filter(({ id }) => ['cost', 'demo-length'].includes(id))
const passages = readPassages().slice(0, 3)
const written = writtenKnown({ ...created, topics }, passages)

async function folderWith(file: Uint8Array) {
  const build = await mkdtemp(join(tmpdir(), 'known-'))
  onTestFinished(() => rm(build, { recursive: true }))
  await writeFile(join(build, knownFile), file)
  return build
}

test('What the build wrote comes back: topics with the one question that is shown, what was learnt, and what was read', async () => {
  const known = readKnown(await folderWith(written))
  expect(known?.topics.map(({ id, asks }) => [id, ...asks])).toEqual(topics.map(({ id, asks }) => [id, asks[0]]))
  expect(known?.passages).toEqual(passages)
  const words = readNames(known?.reading.vocabulary.words ?? packedNames([]))
  expect(words.has('demo')).toBe(true)
  expect(words.has('xylophone')).toBe(false)
})

test('Numbers are held without the file that they came in', async () => {
  const known = readKnown(await folderWith(written))
  for (const numbers of [known?.learnt.weights.said.weights, known?.reading.vocabulary.words.ends]) {
    expect(numbers?.buffer.byteLength).toBe(numbers?.byteLength)
  }
})

test.each([
  ['was cut short', () => written.subarray(0, written.length / 2)],
  ['is empty', () => new Uint8Array()],
  ['has one byte that is another', () => written.map((byte, at) => (at === written.length - 100 ? byte ^ 1 : byte))],
  ['was written in another form', () => written.map((byte, at) => (at === 0 ? byte + 1 : byte))],
])('A file that %s is as good as none', async (_, damaged) => {
  expect(readKnown(await folderWith(damaged()))).toBeUndefined()
})

test('Where there is none, nothing is known', async () => {
  const build = await folderWith(written)
  await rm(join(build, knownFile))
  expect(readKnown(build)).toBeUndefined()
})
