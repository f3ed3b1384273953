import { fold } from '../language/french-text.ts'
import durations from '../language/words/durations.json' with { type: 'json' }
import { onceFor } from './once-for.ts'
import written from './wordings/limits.json' with { type: 'json' }
import { createWordings, typedWords } from './wordings/wordings.ts'

const limiting = createWordings(written.limiting)
const numbers = new Set(written.numbers)
const units = new Set(Object.keys(durations.minutes))

/** All that a topic can tell: what a short answer leaves out, or the English one, limits it no less. */
export type WholeFact = readonly string[]

/** « sauf si… », « l'objectif est… », « quand il est en service »: yes or no would promise more. */
export const isLimited = onceFor((fact: WholeFact) => fact.some((text) => limiting.areIn(typedWords(text))))

/** « 30 jours », « quatre briques », « à 17h »: what it counts is the company's, and told. */
export function hasNumber(text: string): boolean {
  const list = typedWords(text)
  return (
    list.some((word) => /^\d/.test(word) || numbers.has(word)) ||
    list.some((word, at) => /^(?:une?|an?)$/.test(word) && units.has(list[at + 1] ?? ''))
  )
}

/** « chez OpenAI ? » of a fact that does not speak of it. The first word may have its capital from its place. */
export function bringsInName(fact: WholeFact, text: string): boolean {
  const told = fold(fact.join(' '))
  const [, ...later] = text.match(/[\p{L}\p{N}][\p{L}\p{N}'’-]*/gu) ?? []
  return later
    .map((word) => word.replace(/^(?:[cdjlmnst]|qu)['’]/i, ''))
    .filter((word) => /^\p{Lu}/u.test(word) && !/^I$/.test(word))
    .some((word) => !told.includes(fold(word)))
}
