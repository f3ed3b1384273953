import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { deserialize, serialize } from 'node:v8'
import { crc32 } from 'node:zlib'
import type { AsPlainObject } from 'minisearch'
import { answeringContent } from './embedded/answering-content.ts'
import { type Learnt, thoroughlyLearnt } from './embedded/learn-topics.ts'
import type { Numbers } from './embedded/number-lists.ts'
import { productNames } from './embedded/our-names.ts'
import { readSite, type SiteReading } from './embedded/read-site.ts'
import type { CreatedTopics } from './embedded/topics.ts'
import type { Passage } from './knowledge.ts'
import { writtenIndex } from './retrieval.ts'

/** Written by the build, into its folder. */
export const knownFile = 'assistant.bin'

type KnownByBuild = Pick<CreatedTopics, 'topics' | 'missing' | 'lost'> & {
  readonly learnt: Learnt
  readonly passages: readonly Passage[]
  readonly reading: SiteReading
  readonly index: AsPlainObject
}

/** Another number whenever what is written changes its form: a file from before is as good as none. */
const form = 5
/** The number and the checksum of what follows, four bytes each. */
const headLength = 8

/**
 * What the embedded assistant needs to answer, in V8's own format: numbers come back in the arrays that they are used
 * from. Of the ways to ask, learnt is what they taught, and the first alone is ever shown.
 */
export function writtenKnown({ topics, missing, lost }: CreatedTopics, passages: readonly Passage[]): Buffer {
  const learnt = thoroughlyLearnt(topics, productNames(answeringContent))
  const known: KnownByBuild = {
    topics: topics.map(({ inPhrases, ...topic }) => ({ ...topic, asks: [topic.asks[0]] })),
    missing: missing.map((subject) => ({ ...subject, asks: [subject.asks[0]] })),
    lost,
    learnt,
    passages,
    reading: readSite({ passages, missing, words: learnt.words }),
    index: writtenIndex(passages),
  }
  const body = serialize(known)
  const head = Buffer.alloc(headLength)
  head.writeUInt32LE(form, 0)
  head.writeUInt32LE(crc32(body), 4)
  return Buffer.concat([head, body])
}

/** Nothing where there is none: a build from before, a damaged file, or none at all. */
export function readKnown(build: string): KnownByBuild | undefined {
  try {
    const file = readFileSync(join(build, knownFile))
    const body = file.subarray(headLength)
    if (file.readUInt32LE(0) !== form || file.readUInt32LE(4) !== crc32(body)) return undefined
    const known: KnownByBuild = deserialize(body)
    return { ...known, learnt: withOwnNumbers(known.learnt), reading: withOwnNumbers(known.reading) }
  } catch {
    return undefined
  }
}

/** They come as views of the whole file, whose texts would be held twice. */
function withOwnNumbers<Part>(part: Part): Part
function withOwnNumbers(part: unknown): unknown {
  if (isNumbers(part)) return part.slice()
  if (part === null || typeof part !== 'object' || Array.isArray(part) || part instanceof Map) return part
  return Object.fromEntries(Object.entries(part).map(([name, value]) => [name, withOwnNumbers(value)]))
}

function isNumbers(part: unknown): part is Int8Array | Uint8Array | Float64Array | Numbers {
  return [Int8Array, Uint8Array, Uint16Array, Uint32Array, Float64Array].some((kind) => part instanceof kind)
}
