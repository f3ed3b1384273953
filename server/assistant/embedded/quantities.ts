import { fold } from '../language/french-text.ts'
import durations from '../language/words/durations.json' with { type: 'json' }
import { isWithin } from './same-question.ts'
import type { Stance } from './stance.ts'
import { createWordings, typedWords } from './wordings/wordings.ts'
import written from './wordings/yes-or-no.json' with { type: 'json' }

/** « 12 mois au plus » confirms no year, and denies no month. */
const limits = createWordings(written.limits)
/** « 15 000 € par mois ? », « moins de 5 000 € ? » claim more than a figure. */
const qualifiers = createWordings(written.qualifiers)
/** « mes données » are not « les données contractuelles ». */
const mine = createWordings(written.mine)
const yours = createWordings(written.yours)

/**
 * What the question claims (« 45 minutes ? ») against the one quantity that the answer tells in the same unit. Whatever is
 * said besides, on either side, leaves it open.
 */
export function stanceOfQuantity(answer: string, text: string): Stance | undefined {
  const [claim, ...otherClaims] = quantities(text)
  const [fact, ...others] = quantities(answer).filter(({ unit }) => unit === claim?.unit)
  if (!claim || !fact || otherClaims.length > 0 || others.some((other) => !isSame(fact, other))) return undefined
  if (isQualified(text) || limits.areIn(typedWords(answer))) return undefined
  if (!isWithin([answer], text)) return undefined
  // « de 30 à 45 minutes » settles neither one.
  if (fact.values.length > 1 || claim.values.length > 1) return undefined
  if (isSame(fact, claim)) return mine.areIn(typedWords(text)) && !yours.areIn(typedWords(answer)) ? undefined : 'yes'
  // « mes données » are more than « vos données de contact ».
  return isWithin([text], beforeQuantity(answer)) ? 'no' : undefined
}

function beforeQuantity(answer: string) {
  return answer.split(/\d/)[0] ?? ''
}

export function isSame(one: Quantity, other: Quantity) {
  return one.values.join() === other.values.join()
}

function isQualified(text: string) {
  return qualifiers.areIn(typedWords(text)) || /\b(?:a|vers|avant|apres) \d{1,2} ?h\b/.test(fold(text))
}

export type Quantity = { readonly unit: string; readonly values: readonly number[] }

const minutes = new Map(Object.entries(durations.minutes))
const numbers = new Map(Object.entries(durations.numbers))

function inFigures(word: string) {
  return String(numbers.get(word) ?? word)
}

export function quantities(text: string): Quantity[] {
  const folded = fold(text)
    .replace(/\s+/g, ' ')
    .replace(/(\d)\s(?=\d{3}\b)/g, '$1')
    .replace(
      /\b(?:une?|deux|trois|quatre|cinq|six|dix|douze)\b(?= (?:heures?|minutes?|jours?|journees?|semaines?|mois|ans?|annees?)\b)/g,
      inFigures,
    )
  const pattern =
    /(?<!\d)(\d{1,9}(?:[.,]\d{1,9})?)(?: ?(?:-|a|ou) ?(\d{1,9}))? ?(h|min|minutes?|heures?|jours?|journees?|semaines?|mois|ans?|annees?|€|euros?|%)(?![\p{L}\d])/gu
  return [...folded.matchAll(pattern)].map(([, first = '', second, unit = '']) => {
    const amounts = [first, second].flatMap((amount) => (amount ? Number(amount.replace(',', '.')) : []))
    const minute = minutes.get(unit)
    return { unit: minute ? `${minute} min` : unit === '%' ? '%' : '€', values: amounts }
  })
}
