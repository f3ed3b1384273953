import { fold, words } from '../language/french-text.ts'
import { toldOfNumber } from './cited-articles.ts'
import type { Topic } from './topic.ts'
import written from './wordings/references.json' with { type: 'json' }

/** In a longer message, a number is one thing among others. */
const mostWords = 12

/** Of an article that many answers cite, only who asks for nothing else is told what it is about. */
const fewWords = 5
/** « 2023/2854, vous connaissez ? »: laws by their number alone. */
const laws = new Map(Object.entries(written.laws))
const lawNumber = /(?<![\d./-])(?:\d{4}\/\d{3,4}|\d{2,4}-\d{1,3})(?![\d/-])/
const mostWordsOfLaw = 8
/** « thématique neuf », « deuxième thématique » */
const cardinals = numbersOf(written.cardinals)
const ordinals = numbersOf(written.ordinals)

/** How each kind of reference is asked for, and the topics that may carry it. */
const article = /\b(?:articles?|art\.?) (\d{1,2})(?![\d.-])/
const references = [
  { asked: article, among: 'data-right-', said: 'article ' },
  { asked: /\b(?:criteres?|criterion|criteria) (\d{1,2}\.\d{1,2})\b/, among: 'accessibility-', said: '' },
  { asked: /\b(?:thematiques?|themes?) (?:n ?[°o] ?)?(\d{1,2})\b/, among: 'rgaa-theme-', said: 'thematique ' },
]

/** « que dit l'article 17 ? », « le critère 12.1 ? »: figures are no words of a question, so what carries them is looked up. */
export function createReferenceFinder(topics: readonly Topic[]) {
  const carriers = references.map(({ among, ...reference }) => ({
    ...reference,
    topics: topics
      .filter(({ id }) => id.startsWith(among))
      .map(({ id, answer }) => ({ id, answer: fold(answer) }))
      .toSorted((one, other) => one.answer.length - other.answer.length),
  }))

  return function referenceAsked(sentences: readonly string[]): string | undefined {
    const text = withDigits(fold(sentences.join(' ')))
    const asked = carriers.flatMap(({ asked, ...carrier }) => {
      const number = asked.exec(text)?.[1]
      return number ? { ...carrier, number } : []
    })
    const law = laws.get(lawNumber.exec(text)?.[0] ?? '')
    if (asked.length === 0 && !law) return undefined
    const { length } = words(text)
    if (length > mostWords) return undefined
    for (const { said, topics, number } of asked) {
      const found = topics.find(({ answer }) => carries(answer, said + number))
      if (found) return found.id
    }
    if (law) return length <= mostWordsOfLaw ? law : undefined
    return length <= fewWords ? toldOfNumber(article.exec(text)?.[1] ?? '') : undefined
  }
}

function withDigits(text: string) {
  return text
    .replace(
      /\b(?:thematiques?|themes?) ([a-z]{2,12})\b/g,
      (asked, number: string) => inDigits(cardinals, number) ?? asked,
    )
    .replace(
      /\b([a-z]{2,12}) (?:rgaa )?(?:thematiques?|themes?)\b/g,
      (asked, number: string) => inDigits(ordinals, number) ?? asked,
    )
}

function inDigits(numbers: ReadonlyMap<string, string>, number: string) {
  return numbers.has(number) ? `thematique ${numbers.get(number)}` : undefined
}

function numbersOf(names: Readonly<Record<string, readonly string[]>>) {
  return new Map(Object.entries(names).flatMap(([number, list]) => list.map((name) => [name, number] as const)))
}

/** The reference whole: « article 17 » is neither in « article 170 » nor, as « 2.1 », in « 12.1 » or « 2.1.3 ». */
function carries(text: string, reference: string) {
  return text
    .split(reference)
    .some((before, at, all) => at < all.length - 1 && !/[\d.]$/.test(before) && !/^\.?\d/.test(all[at + 1] ?? ''))
}
