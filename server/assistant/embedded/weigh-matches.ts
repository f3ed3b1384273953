import { words } from '../language/french-text.ts'
import type { Match } from './match-topics.ts'

/** « Donne-moi le numéro », « explique-moi le RAG »: what is wanted is there to be told, not to be made. */
export function isTold(best: Match | undefined, sentences: readonly string[], needed: number) {
  if (!best || best.topic.work || best.confidence < needed) return false
  return (
    best.topic.definition === true || sentences.some((sentence) => words(sentence).some((word) => /^donne/.test(word)))
  )
}

/** « Vas-y. » after a demand is no assent to answer. */
export function saysSomething(match: Match | undefined) {
  return match?.topic.kind !== 'small talk'
}

/** The one that is surest. */
export function strongest(list: readonly (Match | undefined)[]) {
  return list
    .filter((match) => match !== undefined)
    .reduce<Match | undefined>((most, match) => (most && most.confidence >= match.confidence ? most : match), undefined)
}

/** The facts that are at least this sure, each once. */
export function distinctTopics(matches: readonly (Match | undefined)[], needed: number) {
  const clear = matches.flatMap((match) =>
    match && match.confidence >= needed && match.topic.kind === 'fact' ? [match.topic] : [],
  )
  return [...new Set(clear)]
}
