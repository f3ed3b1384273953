import type { Question } from '../question.ts'
import { questionsIn } from './read-asked.ts'
import asked from './three-strangers.json' with { type: 'json' }

/** Asked on 16 November 2026 by three strangers to the site, from its pages alone; each fact stands in a right answer. */
export const threeStrangers: readonly Question[] = questionsIn(asked)
