import type { Question } from '../question.ts'
import asked from './later-rounds.json' with { type: 'json' }
import { questionsIn } from './read-asked.ts'

/**
 * The blind rounds 15 to 22, asked on 16 and 17 November 2026 of an assistant that had never seen them; here since. A fact
 * is what the examiner expected and a right answer said.
 */
export const laterRounds: readonly Question[] = questionsIn(asked)
