import { stem, words } from '../language/french-text.ts'
import written from './wordings/same-question.json' with { type: 'json' }
import { createWordings, typedWords } from './wordings/wordings.ts'

const empty = new Set(written.empty)
const leadIns = createWordings(written.leadIns)
const past = createWordings(written.past)

/** « a-t-il été audité ? », « avez-vous fait… ? »: what was done, whatever is or can be done. */
export function asksWhatWasDone(text: string): boolean {
  return past.areIn(typedWords(text))
}

/**
 * Whether one of the questions is the same but for words that carry nothing. Synonyms do not do: their groups hold
 * opposites (« compris » and « en supplément », « obligatoire » and « facultatif »), which are about the same thing.
 */
export function isAmong(questions: readonly string[], text: string): boolean {
  return sensesOf(questions).has(senseOf(text))
}

/** What is written down is read when it is first compared with. */
const read = new WeakMap<readonly string[], ReadonlySet<string>>()

function sensesOf(questions: readonly string[]) {
  const known = read.get(questions) ?? new Set(questions.map(senseOf))
  read.set(questions, known)
  return known
}

function senseOf(text: string) {
  const typed = leadIns.leftOutOf(typedWords(text))
  const carrying = words(typed.join(' ')).filter((word) => !empty.has(word))
  const tense = asksWhatWasDone(text) ? 'done' : ''
  return [tense, ...new Set(carrying.map(stem))].toSorted().join(' ')
}
