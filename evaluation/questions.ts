import { createHash } from 'node:crypto'
import { answerable } from './answerable.ts'
import { declined } from './declined.ts'
import { development } from './development/development.ts'
import { hostile } from './hostile.ts'
import type { Question } from './question.ts'

/**
 * Whoever works on the assistant looks at the development questions and what fails of them as they like. Those of the
 * regression are asserted: nobody tunes to them. Blind rounds are asked once and then join the development.
 */
export type QuestionSet = 'development' | 'regression'

const older: readonly Question[] = [...answerable, ...declined, ...hostile]

export const questions: readonly Question[] = [...development, ...older]

/** By a hash of the question: whoever adds one among the older cannot choose its side. */
export function setOf(question: Question): QuestionSet {
  if (!older.includes(question)) return 'development'
  const hash = createHash('sha256').update(question.turns.join('\n')).digest()
  return hash.readUInt32BE(0) % 3 === 0 ? 'regression' : 'development'
}
