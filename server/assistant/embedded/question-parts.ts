import { isLight, words } from '../language/french-text.ts'
import type { ReadQuestion } from './read-question.ts'

/** Each is compared with everything that the assistant knows. */
const mostParts = 24
/** « et », an article, a name of two or three words. */
const mostWordsOfName = 6

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

/**
 * « l'adresse et le SIRET », « quel est le prix et où sont les données ? »: both parts ask in words of a question, or none does. « gratuit ou payant ? » asks for one thing.
 */
export function isAskedAlike(sentences: readonly string[], parts: readonly { readonly question: ReadQuestion }[]) {
  if (sentences.some((sentence) => words(sentence).some((word) => word === 'ou' || word === 'or'))) return false
  const open = parts.filter(({ question }) => question.open)
  return open.length === parts.length || open.length === 0
}

/** « et pour les factures ? », « and the vector database? »: the same question of something else. */
export function namesAnother(sentences: readonly string[]) {
  const list = words(sentences.join(' '))
  return ['et', 'and'].includes(list[0] ?? '') && list.length <= mostWordsOfName
}
