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
function asksForMeasure({ terms }: ReadQuestion) {
  return [...terms.keys()].every((term) => isLight(term) || measures.has(term))
}

const pronouns = new Set(['elle', 'elles', 'il', 'ils', 'lui', 'leur', 'it', 'they'])

/** « combien de temps dure-t-elle ? »: « elle » is what the part before speaks of. */
export function leansOnPart(question: ReadQuestion) {
  return question.words.some((word) => pronouns.has(word)) || asksForMeasure(question)
}

export function hasSubject({ terms }: ReadQuestion) {
  return [...terms.keys()].some((term) => !isLight(term))
}

const onward = new Set('apres ensuite puis suite then next after afterwards'.split(' '))

/** « et ensuite ? »: more of what was just told. */
export function asksToGoOn(question: ReadQuestion) {
  const content = question.words.filter((word) => !goesWithAnything.has(word))
  return content.length > 0 && content.every((word) => onward.has(word))
}

const goesWithAnything = new Set(
  'et ok droit viens vient venir cela alors donc mais bon la le l c est ca ce d que quoi qu il se passe vient y a what s and so comes come happens right that the is it'.split(
    ' ',
  ),
)
