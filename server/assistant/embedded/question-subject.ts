import { isLight } from '../language/french-text.ts'
import type { ReadQuestion } from './read-question.ts'

/** Said with anything, they are the subject only where nothing else is. */
const courtesy = ['@bonjour', '@merci', '@aurevoir']
/** How much or how long, of whatever it may be. */
const measures = new Set(['@cout', '@duree'])

export function withoutCourtesy(question: ReadQuestion): ReadQuestion {
  const terms = new Map([...question.terms].filter(([term]) => !courtesy.includes(term)))
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

export function hasSubject({ terms }: ReadQuestion) {
  return [...terms.keys()].some((term) => !isLight(term))
}
