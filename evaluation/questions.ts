import { createHash } from 'node:crypto'
import { answerable } from './answerable.ts'
import { declined } from './declined.ts'
import { hostile } from './hostile.ts'
import type { Question } from './question.ts'

/** The assistant is tuned on the first part only; the second shows what the tuning is worth on questions unseen. */
export type Split = 'tuning' | 'held out'

export const questions: readonly Question[] = [...answerable, ...declined, ...hostile]

/** By a hash of the question: whoever adds one cannot choose its side. */
export function splitOf({ turns }: Question): Split {
  const hash = createHash('sha256').update(turns.join('\n')).digest()
  return hash.readUInt32BE(0) % 3 === 0 ? 'held out' : 'tuning'
}
