import { fold, terms } from '../language/french-text.ts'
import type { ReadQuestion } from './read-question.ts'
import type { Topic } from './topic.ts'

export type Stance = 'yes' | 'no'

/**
 * Whether a question holds something that the answer confirms or contradicts: a word that the topic knows about
 * (« hébergé aux États-Unis ? »), or a quantity (« vous répondez sous 48h ? ») that is or is not in the answer.
 */
export function stanceOn(
  topic: Pick<Topic, 'answer' | 'yes' | 'no'>,
  question: ReadQuestion,
  text: string,
): Stance | undefined {
  const [denied, confirmed] = [mentions(question, topic.no), mentions(question, topic.yes)]
  // « SARL ou SAS ? »
  if (denied && confirmed && choice.test(fold(text))) return undefined
  if (denied) return 'no'
  if (question.open) return undefined
  // « moins de 5 000 € ? » asks for a bound, not for a figure.
  const claimed = bounds.test(fold(text)) ? [] : quantities(text)
  if (claimed.length > 0) {
    const told = quantities(topic.answer)
    const comparable = claimed.filter(({ kind }) => told.some((quantity) => quantity.kind === kind))
    if (comparable.length > 0) {
      const isTold = comparable.every(({ kind, values }) =>
        told.some((quantity) => quantity.kind === kind && quantity.values.some((value) => values.includes(value))),
      )
      return isTold ? 'yes' : 'no'
    }
  }
  return confirmed ? 'yes' : undefined
}

const choice = /\bou\b/

const bounds = /\b(?:moins|plus|maximum|minimum|max|min|jusqu)\b/

function mentions(question: ReadQuestion, words = '') {
  return terms(words.replaceAll('_', ' ')).some((term) => question.terms.has(term))
}

type Quantity = { readonly kind: 'time' | 'money' | 'share'; readonly values: readonly number[] }

const minutes: Readonly<Record<string, number>> = {
  min: 1,
  minute: 1,
  minutes: 1,
  h: 60,
  heure: 60,
  heures: 60,
  jour: 1440,
  jours: 1440,
  journee: 1440,
  journees: 1440,
  semaine: 10_080,
  semaines: 10_080,
  mois: 43_200,
  an: 525_600,
  ans: 525_600,
  annee: 525_600,
  annees: 525_600,
}

const numbers: Readonly<Record<string, number>> = {
  un: 1,
  une: 1,
  deux: 2,
  trois: 3,
  quatre: 4,
  cinq: 5,
  six: 6,
  dix: 10,
  douze: 12,
}

function inFigures(word: string) {
  return String(numbers[word] ?? word)
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
    const minute = minutes[unit]
    if (minute) found.push({ kind: 'time', values: amounts.map((amount) => amount * minute) })
    else found.push({ kind: unit === '%' ? 'share' : 'money', values: amounts })
  }
  if (/\bgratuit/.test(folded)) found.push({ kind: 'money', values: [0] })
  return found
}
