import { isLight } from '../language/french-text.ts'
import type { ReadQuestion } from './read-question.ts'
import following from './wordings/following.json' with { type: 'json' }
import subjects from './wordings/subjects.json' with { type: 'json' }

/** Said with anything, they are the subject only where nothing else is. */
const courtesy = new Set(subjects.courtesy)
/** How much or how long, of whatever it may be. */
const measures = new Set(subjects.measures)

export function withoutCourtesy(question: ReadQuestion): ReadQuestion {
  const terms = new Map([...question.terms].filter(([term]) => !courtesy.has(term)))
  return [...terms.keys()].some((term) => !isLight(term)) ? { ...question, terms } : question
}

/** « c'est quoi un LLM ? », or the word alone. */
export function asksMeaning({ terms }: ReadQuestion) {
  return terms.has('?meaning') || terms.size === 1
}

/** « et combien de temps ? »: of what, the part before says. */
export function asksForMeasure({ terms }: ReadQuestion) {
  return [...terms.keys()].every((term) => isLight(term) || measures.has(term))
}

const pronouns = new Set(following.pronouns)

/** « combien de temps dure-t-elle ? »: « elle » is what the part before speaks of. */
export function leansOnPart(question: ReadQuestion) {
  return question.words.some((word) => pronouns.has(word)) || asksForMeasure(question)
}

export function hasSubject({ terms }: ReadQuestion) {
  return [...terms.keys()].some((term) => !isLight(term))
}

const onward = new Set(following.onward)

/** « et ensuite ? »: more of what was just told. */
export function asksToGoOn(question: ReadQuestion) {
  const content = question.words.filter((word) => !goesWithAnything.has(word))
  return content.length > 0 && content.every((word) => onward.has(word))
}

const goesWithAnything = new Set(following.goesWithAnything)
