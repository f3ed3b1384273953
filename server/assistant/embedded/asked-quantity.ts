import quantities from '../language/words/quantities.json' with { type: 'json' }
import type { ReadQuestion } from './read-question.ts'
import type { Topic } from './topic.ts'
import { createWordings } from './wordings/wordings.ts'

const asked = createWordings(quantities.asked)
const figure = /(?<![a-z])\d/i

/** « Quelle version de Kubernetes ? »: what names the subject and says no number is not the answer. */
export function lacksNumber({ words, terms }: ReadQuestion, { answer, english = '' }: Topic) {
  // A time or a price may be told in words.
  const isAsked = asked.areIn(words) && !terms.has('@duree') && !terms.has('@cout')
  return isAsked && !tells(answer) && !tells(english)
}

/** A figure, or words that say how much. */
function tells(text: string) {
  const lower = text.toLowerCase()
  return figure.test(text) || quantities.told.some((word) => lower.includes(word))
}
