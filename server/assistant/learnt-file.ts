import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Learnt } from './embedded/learn-topics.ts'

/** Written by the build, into its folder. */
export const learntFile = 'assistant.json'

/** Nothing where there is none: a build from before, or none at all. It is learnt again then. */
export function readLearnt(build: string): Learnt | undefined {
  try {
    return JSON.parse(readFileSync(join(build, learntFile), 'utf8'))
  } catch {
    return undefined
  }
}
