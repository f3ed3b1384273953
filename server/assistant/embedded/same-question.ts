import { isLight, terms, words } from '../language/french-text.ts'
import { stem } from '../language/stem.ts'
import { onceFor } from './once-for.ts'
import written from './wordings/same-question.json' with { type: 'json' }
import { createWordings, typedWords } from './wordings/wordings.ts'

const empty = new Set(written.empty)
/** Of a measure, and of asking itself. */
const weightless = new Set(written.weightless)
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

/** Whether the question brings in nothing that these texts do not speak of. A list that is given again is read once. */
export function isWithin(texts: readonly (string | readonly string[])[], text: string): boolean {
  const known = texts.map((told) => (typeof told === 'string' ? vocabulary([told]) : vocabularyOf(told)))
  return carryingWords(text)
    .filter((word) => !weightless.has(word) && !/^\d/.test(word))
    .every((word) =>
      [stem(word), ...terms(word)].some((term) => !isLight(term) && known.some((read) => read.has(term))),
    )
}

const vocabularyOf = onceFor(vocabulary)

function vocabulary(texts: readonly string[]): ReadonlySet<string> {
  return new Set(texts.flatMap((text) => [...words(text).map(stem), ...terms(text)]))
}

const sensesOf = onceFor((questions: readonly string[]) => new Set(questions.map(senseOf)))

function senseOf(text: string) {
  const tense = asksWhatWasDone(text) ? 'done' : ''
  return [tense, ...new Set(carryingWords(text).map(rootOf))].toSorted().join(' ')
}

/** « auditable » is not « audité ». */
function rootOf(word: string) {
  return /[ai]bles?$/.test(word) ? word.replace(/s$/, '') : stem(word)
}

function carryingWords(text: string) {
  const asked = leadIns.leftOutOf(typedWords(text))
  return words(asked.join(' ')).filter((word) => !empty.has(word))
}
