import { filled } from '#content/assistant/spoken-words.ts'
import type { SiteContent } from '../site-content.ts'
import english from './english-answers.json' with { type: 'json' }
import type { Saying } from './topic.ts'

/** How much of a sentence the one put before it may have said already. */
const repeated = 0.6

/** The answer with what is written beside it: a first sentence that states the fact, and the same in English. */
export function spoken(id: string, saying: Saying, { firstSentences }: SiteContent): Saying {
  const first = sameFigures(firstSentences.get(id), saying.answer)
  const english = saying.english ?? sameFigures(englishOf(id), saying.answer)
  return {
    ...saying,
    answer: first ? (saying.detail ? first : opened(first, saying.answer)) : saying.answer,
    ...(english && { english }),
  }
}

const englishAnswers = new Map(Object.entries(english))

/** The company is named in them as in the ways to ask: `{company}`. */
function englishOf(id: string) {
  const text = englishAnswers.get(id)
  return text === undefined ? undefined : filled(text)
}

/** What was written beside an answer holds for as long as it has no figure that the answer has not. */
function sameFigures(text: string | undefined, answer: string) {
  const told = figures(answer)
  return text !== undefined && [...figures(text)].every((figure) => told.has(figure)) ? text : undefined
}

function figures(text: string) {
  const plain = text.replace(/\]\([^()]*\)/g, '').replace(/(?<=\d)[\s,](?=\d{3})/g, '')
  return new Set((plain.match(/\d+(?:[.,]\d+)?/g) ?? []).map((figure) => figure.replace(',', '.')))
}

/** A list stands after its first sentence; of other answers, what that sentence says is not said again. */
function opened(first: string, answer: string) {
  const said = new Set(longWords(first))
  const isNew = (sentence: string) => {
    const own = longWords(sentence)
    return own.filter((word) => said.has(word)).length < own.length * repeated
  }
  if (/^(?:-|\d+\.) /m.test(answer)) {
    const paragraphs = answer.split('\n\n').filter((part) => /^(?:-|\d+\.) /.test(part) || isNew(part))
    return [first, ...paragraphs].join('\n\n')
  }
  const rest = answer.split(/(?<=[.!?]) (?=\p{Lu})/u).filter(isNew)
  return [first, ...rest].join(' ')
}

function longWords(text: string) {
  return text.toLowerCase().match(/[\p{L}\d]{4,}/gu) ?? []
}
