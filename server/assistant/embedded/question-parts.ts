import { isLight, words } from '../language/french-text.ts'
import type { ReadQuestion } from './read-question.ts'

/** Each is compared with everything that the assistant knows. */
const mostParts = 24

/** « Je représente une mairie. Combien ça coûte ? »: what is told before a question is its context. */
export function askedAndTold(message: readonly string[], turns: readonly string[]) {
  const asked = message.filter((sentence) => sentence.includes('?'))
  if (asked.length === 0 || asked.length === message.length) return { sentences: message, earlier: turns }
  const told = message.slice(
    0,
    message.findIndex((sentence) => sentence.includes('?')),
  )
  return { sentences: asked, earlier: told.length > 0 ? [...turns, told.join(' ')] : turns }
}

/** « quel est le prix et où sont les données ? » */
export function partsOf(sentences: readonly string[]) {
  return sentences
    .flatMap((sentence) => sentence.split(/,|;|\bet\b|\bainsi que\b|\band\b/i))
    .filter((part) => part.trim())
    .slice(0, mostParts)
}

/** « et pour les mairies ? »: too short to stand alone, or tied to what came before. */
export function isFollowUp(sentences: readonly string[], { terms }: ReadQuestion) {
  const content = [...terms.keys()].filter((term) => !isLight(term))
  return (
    content.length < 2 ||
    ['et', 'mais', 'donc', 'alors', 'sinon', 'pareil', 'ok'].includes(words(sentences[0] ?? '')[0] ?? '')
  )
}
