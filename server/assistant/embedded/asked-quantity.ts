import type { ReadQuestion } from './read-question.ts'
import type { Topic } from './topic.ts'

const asked = new Set('combien version versions nombre pourcentage quantite minimum maximum many much'.split(' '))
const told =
  /(?<![a-z])\d|gratuit|offert|compris|ajoute|en plus|aucun|sans (?:frais|engagement)|deux|trois|quatre|cinq|six|onze|douze|free|included|one|two|three|four/i

/** « Quelle version de Kubernetes ? »: what names the subject and says no number is not the answer. */
export function lacksNumber({ words, terms }: ReadQuestion, { answer, english = '' }: Topic) {
  // A time or a price may be told in words.
  const isAsked = words.some((word) => asked.has(word)) && !terms.has('@duree') && !terms.has('@cout')
  return isAsked && !told.test(answer) && !told.test(english)
}
