import type { createKindFinder } from './asked-kind.ts'
import type { Match } from './match-topics.ts'
import { priceOf } from './price-of.ts'
import { areJoined, asksForPlace, isAskedAlike, isEither, partsOf, pointsBack, thingsAsked } from './question-parts.ts'
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

/** A town with its postal code, or where in the world. */
const place = /\b\d{5} \p{Lu}|\bEurope\b/u

type Finding = {
  readonly topics: readonly Topic[]
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

/** Finds what a message asks for besides the first thing. `asksForOne`: what comes this near is meant alone. */
export function createSeveralThings(
  { topics, read, withEarlier, match, nearest, family, tellsKind }: Finding,
  asksForOne: number,
) {
  /** « quel est le prix et où sont les données ? »: what each part asks for, where each does. `told` is said before. */
  function severalIn(sentences: readonly string[], isErrandRun: boolean, told: readonly string[]) {
    const parts = partsOf(sentences)
    const whole = read(sentences.join(' '))
    const best = nearest(whole, isErrandRun)
    const near: readonly (Topic | undefined)[] = match(whole).map(({ topic }) => topic)
    let toldTogether = 0
    const meant: (Match & { readonly question: ReadQuestion; readonly part: string })[] = []
    parts.forEach((part, at) => {
      const before = meant.at(-1)?.topic
      // « qui vous héberge, et dans quelle ville ? »: who does is told with the town.
      if (before && asksForPlace(part) && place.test(before.answer)) {
        toldTogether++
        return
      }
      const question = withReferent(part, at, parts)
      const found = priceIn(read(part), before) ?? foundIn(question, at)
      const isNear = near.slice(0, asksForMeasure(read(part)) ? firstOfLeaning : firstOfWhole).includes(found?.topic)
      const ofUs = question === read(part) && question.concernsUs
      const isMeant = found && found.confidence >= (isNear ? clearlyMeant : ofUs ? meantByWhole : asksForOne)
      if (!isMeant || found.topic.kind !== 'fact') return
      if (isToldBy(before, found.topic, question)) toldTogether++
      else meant.push({ ...found, question, part })
    })
    if (best?.topic.kind !== 'fact' || isOne(meant) || !isAskedAlike(sentences, meant)) return []
    const asked = withWhole(thingsAsked(meant, family), sentences)
    return asked.length + toldTogether > 1 ? asked : []

    function foundIn(question: ReadQuestion, at: number) {
      return hasSubject(question)
        ? nearest(question, isErrandRun, inPlace(question, [...told, ...parts.slice(0, at)]))
        : undefined
    }

    /** The whole is asked for in one way that is written down, and no part of it as surely. */
    function isOne(meant: readonly Match[]) {
      const sure = best?.confidence ?? 0
      const isOfPart = meant.some(({ topic, confidence }) => topic === best?.topic && confidence > sure + 0.05)
      return sure >= asksForOne && !(isOfPart && areJoined(sentences))
    }
  }

  /** « combien coûte la démo, et combien de temps dure-t-elle ? »: its price is told with its time. */
  function isToldBy(before: Topic | undefined, { id }: Topic, { kinds, english }: ReadQuestion) {
    const isAkin = before && (beginningOf(id) === beginningOf(before.id) || priceOf.get(before.id) === id)
    return isAkin && kinds.length > 0 && kinds.every((kind) => tellsKind(before.id, kind, english))
  }

  /** « l'hébergement chez nous, et combien ça coûte ? »: the price of that, where one is told. */
  function priceIn(question: ReadQuestion, before: Topic | undefined): Match | undefined {
    const isUntold = before && !tellsKind(before.id, 'money', question.english)
    const isOfBefore = isUntold && question.kinds.includes('money') && asksForMeasure(question)
    const topic = isOfBefore ? topics.find(({ id }) => id === priceOf.get(before?.id ?? '')) : undefined
    return topic && { topic, score: 1, confidence: asksForOne }
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

  /** « mon droit d'accès, et vous répondez quand ? »: a time or a price is asked of what is spoken of before. */
  function inPlace(question: ReadQuestion, before: readonly string[]) {
    return before.length > 0 && question.kinds.length > 0 ? [question, withEarlier(question, before)] : [question]
  }

  /** « combien coûte la démo et combien de temps dure-t-elle ? »: « elle » is what the part before speaks of. */
  function withReferent(part: string, at: number, parts: readonly string[]) {
    const question = read(part)
    const before = parts[at - 1]
    const isOfBefore = leansOnPart(question) || pointsBack(part) || (asksForPlace(part) && !question.concernsUs)
    return before && isOfBefore ? withEarlier(question, [before]) : question
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
