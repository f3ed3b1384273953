import quantities from '../language/words/quantities.json' with { type: 'json' }
import type { ReadQuestion } from './read-question.ts'
import type { Topic } from './topic.ts'

const asked = new Set(quantities.asked)
/** A figure, or words that say how much. */
const told = new RegExp(`(?<![a-z])\\d|${quantities.told.join('|')}`, 'i')

/** « Quelle version de Kubernetes ? »: what names the subject and says no number is not the answer. */
export function lacksNumber({ words, terms }: ReadQuestion, { answer, english = '' }: Topic) {
  // A time or a price may be told in words.
  const isAsked = words.some((word) => asked.has(word)) && !terms.has('@duree') && !terms.has('@cout')
  return isAsked && !told.test(answer) && !told.test(english)
}
