import { fold } from '../language/french-text.ts'
import durations from '../language/words/durations.json' with { type: 'json' }
import { firstSentence } from '../markdown.ts'
import { isWithin } from './same-question.ts'
import type { Stance } from './stance.ts'
import { createWordings, typedWords } from './wordings/wordings.ts'
import written from './wordings/yes-or-no.json' with { type: 'json' }

const bounds = createWordings(written.bounds)
/** « 12 mois au plus » does not deny six. */
const limits = createWordings(written.limits)

/**
 * What the question claims (« en 3 mois ? ») against the quantity of its kind that the answer tells. Where it tells
 * several, which one is asked for is not known.
 */
export function stanceOfQuantity(answer: string, text: string): Stance | 'uncertain' | undefined {
  const told = quantities(answer)
  const comparable = quantities(text).filter(({ kind }) => told.some((quantity) => quantity.kind === kind))
  if (comparable.length === 0) return undefined
  const [claim, second] = comparable
  const [fact, ...others] = told.filter(({ kind }) => kind === claim?.kind)
  if (!claim || !fact || second || others.some((other) => !isSame(fact, other)) || isBound(text)) return 'uncertain'
  if (!isWithin([answer], text)) return 'uncertain'
  if (fact.values.some((value) => claim.values.includes(value))) return isTarget(answer) ? 'uncertain' : 'yes'
  // « mes données » are more than « vos données de contact ».
  if (!isWithin([text], beforeQuantity(answer))) return 'uncertain'
  const isBeyond = Math.min(...claim.values) > Math.max(...fact.values)
  return limits.areIn(typedWords(answer)) && !isBeyond ? 'uncertain' : 'no'
}

function beforeQuantity(answer: string) {
  return answer.split(/\d/)[0] ?? ''
}

function isSame(one: Quantity, other: Quantity) {
  return one.values.join() === other.values.join()
}

/** « moins de 5 000 € ? » asks for a bound, not for a figure. */
function isBound(text: string) {
  return bounds.areIn(typedWords(text)) || /\b(?:a|vers|avant|apres) \d{1,2} ?h\b/.test(fold(text))
}

/** « Oui. L'objectif est… » would promise what is only aimed at. */
function isTarget(answer: string) {
  return /\bobjectif\b/i.test(firstSentence(answer))
}

type Quantity = { readonly kind: 'time' | 'money' | 'share'; readonly values: readonly number[] }

const minutes = new Map(Object.entries(durations.minutes))
const numbers = new Map(Object.entries(durations.numbers))

function inFigures(word: string) {
  return String(numbers.get(word) ?? word)
}

function quantities(text: string): Quantity[] {
  const folded = fold(text)
    .replace(/\s+/g, ' ')
    .replace(/(\d)\s(?=\d{3}\b)/g, '$1')
    .replace(
      /\b(?:une?|deux|trois|quatre|cinq|six|dix|douze)\b(?= (?:heures?|minutes?|jours?|journees?|semaines?|mois|ans?|annees?)\b)/g,
      inFigures,
    )
  const found: Quantity[] = []
  const pattern =
    /(?<!\d)(\d{1,9}(?:[.,]\d{1,9})?)(?: ?(?:-|a|ou) ?(\d{1,9}))? ?(h|min|minutes?|heures?|jours?|journees?|semaines?|mois|ans?|annees?|€|euros?|%)(?![\p{L}\d])/gu
  for (const [, first = '', second, unit = ''] of folded.matchAll(pattern)) {
    const amounts = [first, second].flatMap((amount) => (amount ? Number(amount.replace(',', '.')) : []))
    const minute = minutes.get(unit)
    if (minute) found.push({ kind: 'time', values: amounts.map((amount) => amount * minute) })
    else found.push({ kind: unit === '%' ? 'share' : 'money', values: amounts })
  }
  if (/\bgratuit/.test(folded)) found.push({ kind: 'money', values: [0] })
  return found
}
