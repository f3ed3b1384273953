import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { deserialize, serialize } from 'node:v8'
import type { Learnt } from './embedded/learn-topics.ts'

/** Written by the build, into its folder. */
export const learntFile = 'assistant.bin'

/** V8's own format: numbers come back in the arrays that they are used from. */
export function writtenLearnt(learnt: Learnt): Buffer {
  return serialize(learnt)
}

/** Nothing where there is none: a build from before, or none at all. It is learnt again then. */
export function readLearnt(build: string): Learnt | undefined {
  try {
    return deserialize(readFileSync(join(build, learntFile)))
  } catch {
    return undefined
  }
}
