import type { createKindFinder } from './asked-kind.ts'
import type { Match } from './match-topics.ts'
import { isAskedAlike, isEither, partsOf, thingsAsked } from './question-parts.ts'
import { asksForMeasure, hasSubject, leansOnPart } from './question-subject.ts'
import type { ReadQuestion, ReadText } from './read-question.ts'
import type { Topic } from './topic.ts'
import type { createContext } from './with-earlier.ts'

/** Each of two topics in one message must be this near. */
const clearlyMeant = 0.85
/** Of two topics in one message, each is among the first that the whole of it comes near to. */
const firstOfWhole = 10
/** The same of a part that says nothing of its own but « combien de temps ? ». */
const firstOfLeaning = 3
/** How sure it must be of what is told beside what was found, because a part asks for its kind. */
const alsoMeant = 0.8
/** What the whole comes this near to is meant rather than what a part alone comes near to. */
const meantByWhole = 1.3

type Finding = {
  readonly read: ReadText
  readonly withEarlier: ReturnType<typeof createContext>
  readonly match: (question: ReadQuestion) => readonly Match[]
  readonly nearest: (
    question: ReadQuestion,
    isErrandRun: boolean,
    readings?: readonly ReadQuestion[],
  ) => Match | undefined
  readonly family: (id: string) => string
  readonly tellsKind: ReturnType<typeof createKindFinder>
}

/** Finds what a message asks for besides the first thing. `asksForOne`: a part that comes this near needs no whole. */
export function createSeveralThings(
  { read, withEarlier, match, nearest, family, tellsKind }: Finding,
  asksForOne: number,
) {
  /** « quel est le prix et où sont les données ? »: each part asks in the same way, and for something else. */
  function severalIn(sentences: readonly string[], isErrandRun: boolean) {
    const parts = partsOf(sentences)
    const near: readonly (Topic | undefined)[] = match(read(sentences.join(' '))).map(({ topic }) => topic)
    const meant = parts.flatMap((part, at) => {
      const question = withReferent(part, at, parts)
      const found = hasSubject(question) ? nearest(question, isErrandRun, inPlace(question, at, parts)) : undefined
      const isNear = near.slice(0, question === read(part) ? firstOfWhole : firstOfLeaning).includes(found?.topic)
      const isMeant = found && found.confidence >= (isNear ? clearlyMeant : asksForOne)
      return isMeant && found.topic.kind === 'fact' ? [{ topic: found.topic, question, part }] : []
    })
    return isAskedAlike(sentences, meant) ? withWhole(thingsAsked(meant, family), sentences) : []
  }

  /** « le score RGAA, et qui a fait l'audit ? »: what the whole comes nearest to, in place of what one word means alone. */
  function withWhole(found: readonly Topic[], sentences: readonly string[]): readonly Topic[] {
    const [first, second] = found
    const question = read(sentences.join(' '))
    const best = nearest(question, false)
    if (!first || !second || !best || found.includes(best.topic) || best.confidence < meantByWhole) return found
    const isAkin = (topic: Topic) => beginningOf(topic.id) === beginningOf(best.topic.id)
    const tellsSame = (topic: Topic) =>
      question.kinds.some((kind) => [topic, best.topic].every(({ id }) => tellsKind(id, kind, question.english)))
    if (isAkin(first) || tellsSame(second)) return [first, best.topic]
    return found
  }

  /** « mon droit d'accès, et vous répondez quand ? »: a time or a price is asked of what the parts before speak of. */
  function inPlace(question: ReadQuestion, at: number, parts: readonly string[]) {
    return at > 0 && question.kinds.length > 0 ? [question, withEarlier(question, parts.slice(0, at))] : [question]
  }

  /** « combien coûte la démo et combien de temps dure-t-elle ? »: « elle » is what the part before speaks of. */
  function withReferent(part: string, at: number, parts: readonly string[]) {
    const question = read(part)
    const before = parts[at - 1]
    return before && leansOnPart(question) ? withEarlier(question, [before]) : question
  }

  /** « on peut partir quand, et ça coûte ? »: what was found, and what tells the kind that it has nothing of. */
  function withOtherKind(topic: Topic, sentences: readonly string[]): readonly Topic[] {
    const parts = partsOf(sentences)
    if (topic.kind !== 'fact' || parts.length < 2 || isEither(sentences)) return [topic]
    for (const [at, part] of parts.entries()) {
      const others = parts.filter((other) => other !== part)
      const question = withEarlier(read(part), [others.join(' ')])
      const kind = question.kinds.find((asked) => !tellsKind(topic.id, asked, question.english))
      if (kind === undefined) continue
      const isAkin = ({ id }: Topic) => !asksForMeasure(read(part)) || beginningOf(id) === beginningOf(topic.id)
      const found = nearest(question, false)
      const isOther = found && found.topic.kind === 'fact' && tellsKind(found.topic.id, kind, question.english)
      if (isOther && found.confidence >= alsoMeant && isAkin(found.topic))
        return at === 0 ? [found.topic, topic] : [topic, found.topic]
    }
    return [topic]
  }

  return { severalIn, withOtherKind }
}

function beginningOf(id: string) {
  return id.split('-')[0]
}
