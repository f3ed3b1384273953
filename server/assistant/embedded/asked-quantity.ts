import quantities from '../language/words/quantities.json' with { type: 'json' }
import type { ReadQuestion } from './read-question.ts'
import type { Topic } from './topic.ts'

const asked = new Set(quantities.asked)
const figure = /(?<![a-z])\d/i

/** « Quelle version de Kubernetes ? »: what names the subject and says no number is not the answer. */
export function lacksNumber({ words, terms }: ReadQuestion, { answer, english = '' }: Topic) {
  // A time or a price may be told in words.
  const isAsked = words.some((word) => asked.has(word)) && !terms.has('@duree') && !terms.has('@cout')
  return isAsked && !tells(answer) && !tells(english)
}

/** A figure, or words that say how much. */
function tells(text: string) {
  const lower = text.toLowerCase()
  return figure.test(text) || quantities.told.some((word) => lower.includes(word))
}
