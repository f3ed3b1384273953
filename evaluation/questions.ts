import { createHash } from 'node:crypto'
import { company } from '#content/company.ts'
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

/**
 * By a hash of the question: whoever adds one among the older cannot choose its side. Under another name the sides are the
 * same: those that name the company are for the development.
 */
export function setOf(question: Question): QuestionSet {
  const asked = question.turns.join('\n')
  if (!older.includes(question) || asked.includes(company.name)) return 'development'
  const hash = createHash('sha256').update(asked).digest()
  return hash.readUInt32BE(0) % 3 === 0 ? 'regression' : 'development'
}
