import { isLight } from '../language/french-text.ts'
import type { ReadQuestion } from './read-question.ts'
import subjects from './wordings/subjects.json' with { type: 'json' }

/** Of what stands around the subject of a question. */
const asideWeight = 0.4
/** Who asks: « nous sommes une mairie, combien… ». */
const askers = new Set(subjects.askers)
/** What is asked of anything: « vous faites quoi de… ». */
const verbs = new Set(subjects.askedOfAnything)
/** What a visitor asks whoever they are: next to one of these, who asks is an aside. */
const askedByAnybody = new Set(subjects.askedByAnybody)

/** The same question, with what is said around its subject counting less than the subject. */
export function subjectApart(question: ReadQuestion): ReadQuestion {
  const contents = [...question.terms.keys()].filter((term) => !isLight(term))
  const isAside = (term: string) =>
    (askers.has(term) && question.concernsUs && contents.some((other) => askedByAnybody.has(other))) ||
    (verbs.has(term) && contents.some((other) => !verbs.has(other)))
  return {
    ...question,
    terms: new Map([...question.terms].map(([term, sure]) => [term, isAside(term) ? sure * asideWeight : sure])),
  }
}
