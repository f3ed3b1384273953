import { everydayWords } from '../language/everyday-words.ts'
import { isLight, terms as termsIn, words } from '../language/french-text.ts'
import { isErrand } from './commands.ts'
import { createTopicMatcher, type Match } from './match-topics.ts'
import type { OurNames } from './our-names.ts'
import { askedAndTold, isFollowUp, partsOf } from './question-parts.ts'
import { type ReadQuestion, type ReadText, remembered } from './read-question.ts'
import { subjectApart } from './subject-apart.ts'
import type { Topic } from './topic.ts'
import { notOnSite, offTopic } from './topics/not-answered.ts'

/** How near a question must come to a topic to be answered by it. */
const sureEnough = 0.55
/** How near it must come to be offered, with a word of caution, to somebody who asks about us. */
const nearEnough = 0.3
/** What share of a question, at most, may be in words unknown to us for it to be taken as one on us. */
const mostlyOurs = 0.34
/** Each of two topics in one message must be this near, unless a single one is nearer still. */
const clearlyMeant = 0.72
const beyondDoubt = 0.87
/** How much less near than the nearest a second topic may be, to be told beside it. */
const asNear = 0.08
const almostAsNear = 0.2
/** What a model may want to read before it answers. */
const worthReading = 0.3
/** How much a question's words weigh in the questions that follow it. */
const earlierTurns = [0.5, 0.25]
/** Said with anything, they are the subject only where nothing else is. */
const courtesy = ['@bonjour', '@merci', '@aurevoir']
const pronouns = new Set(['elle', 'elles', 'il', 'ils'])

/** Decides what a message is about: one topic, two when it clearly asks for two, or none. */
export type Choice =
  /** Surely what the message is about. */
  | { readonly is: 'sure'; readonly topics: readonly Topic[]; readonly alternative?: Topic }
  /** The nearest, which may not be what was meant. */
  | { readonly is: 'near'; readonly topic: Topic; readonly alternative?: Topic }
  | { readonly is: 'none' }

export function createTopicChooser(
  topics: readonly Topic[],
  { products, namesUs, namesOurs, isAboutUs, apart }: OurNames,
) {
  const { match, strangeness, isAnswered } = createTopicMatcher(topics, products)
  const foreignTerms = new Set(everydayWords.flatMap(termsIn).filter((term) => !isLight(term) && !isAnswered(term)))

  return function chooserWith(readQuestion: ReadText) {
    const read = remembered((text) => subjectApart(withoutCourtesy(readQuestion(text))))

    function choose(message: readonly string[], turns: readonly string[]): Choice {
      const { sentences, earlier } = askedAndTold(message, turns)
      const isErrandRun = sentences.some(isErrand)
      const question = read(sentences.join(' '))
      const inContext = contextual(sentences, question, earlier)
      const best = nearest(question, isErrandRun, inContext)
      const single =
        sentences.length > 1 ? strongest(sentences.map((sentence) => nearest(read(sentence), isErrandRun))) : undefined
      const parts = partsOf(sentences).map(withReferent).filter(hasSubject)
      const several = distinctTopics(parts.map((part) => nearest(part, isErrandRun)))
      const compared = apart(question).map((part) => nearest(part, isErrandRun))
      const onEach = distinctTopics(compared, nearEnough)
      if (onEach.length > 0) return { is: 'sure', topics: onEach }
      const isElsewhere = isForeign(question) || (isErrandRun && !isAboutUs(question) && !isTold(best, sentences))
      if (isElsewhere && (best?.score ?? 0) < beyondDoubt) return { is: 'none' }
      if (several.length > 1 && (best?.score ?? 0) < beyondDoubt) return { is: 'sure', topics: several.slice(0, 2) }
      const chosen = strongest([best, single])
      const isOurs = isAboutUs(question) || strangeness(question) < mostlyOurs
      const doubted = chosen && isOurs && factBeside(chosen, inContext)
      if (doubted) return { is: 'near', topic: doubted }
      if (chosen && chosen.score >= chosen.needed)
        return { is: 'sure', topics: [chosen.topic], ...alternativeTo(chosen, inContext) }
      const isMostlyOurs = isAboutUs(question) || strangeness(question) < 0.5
      if (several.length > 0 && isMostlyOurs) return { is: 'sure', topics: several.slice(0, 1) }
      const isNear = chosen && isOurs && chosen.score >= nearEnough && chosen.topic.kind === 'fact'
      return isNear
        ? { is: 'near', topic: chosen.topic, ...alternativeTo(chosen, inContext, almostAsNear) }
        : { is: 'none' }
    }

    /** What may have been meant as well, where two topics come about as near. */
    function alternativeTo(chosen: Match, question: ReadQuestion, margin = asNear) {
      if (chosen.topic.kind !== 'fact' || chosen.score >= beyondDoubt) return undefined
      const alternative = match(question).find(({ topic }) => topic !== chosen.topic)
      const isAsNear = alternative?.topic.kind === 'fact' && alternative.score > chosen.score - margin
      return isAsNear && isShort(alternative.topic) ? { alternative: alternative.topic } : undefined
    }

    /** What could still be told to somebody who speaks of us, where it is not sure that there is no answer. */
    function factBeside({ topic, score }: Match, question: ReadQuestion) {
      if ((topic.id !== offTopic && topic.id !== notOnSite) || score >= beyondDoubt) return undefined
      const fact = match(question).find((other) => other.topic.kind === 'fact')
      return fact && fact.score >= nearEnough && fact.score > score - almostAsNear ? fact.topic : undefined
    }

    /** What comes near a message, nearest first. */
    function near(sentences: readonly string[], earlier: readonly string[]): Topic[] {
      const matches = match(contextual(sentences, read(sentences.join(' ')), earlier))
      return matches
        .filter(({ score, topic }) => score > worthReading && topic.kind === 'fact')
        .map(({ topic }) => topic)
    }

    function contextual(sentences: readonly string[], question: ReadQuestion, earlier: readonly string[]) {
      return isFollowUp(sentences, question) ? withEarlier(question, earlier) : question
    }

    function nearest(question: ReadQuestion, isErrandRun: boolean, inContext = question) {
      const isFollowUpOnUs = inContext !== question && inContext.concernsUs && !isForeign(question)
      const isOnSubject = isFollowUpOnUs || namesUs(question) || (question.concernsUs && namesOurs(question))
      const found = match(inContext).find(
        ({ topic, score }) =>
          !(topic.work && isErrandRun) &&
          !(topic.definition && !asksMeaning(question)) &&
          !(
            topic.id === offTopic &&
            score < 1 &&
            (isOnSubject || (score < beyondDoubt && isToUsInOurWords(question)))
          ) &&
          // « What's 2 + 2? » has nothing but words that any question has.
          (hasSubject(inContext) || score === 1 || (topic.kind !== 'fact' && score >= clearlyMeant)),
      )
      return found && { ...found, needed: neededFor(inContext) }
    }

    /** Names a thing of everyday life, and nothing of ours. */
    function isForeign({ terms }: ReadQuestion) {
      return [...terms.keys()].some((term) => foreignTerms.has(term)) && !namesOurs({ terms })
    }

    /** Every word that says something is one that an answer is asked for with. */
    function isToUsInOurWords({ terms, concernsUs }: ReadQuestion) {
      return concernsUs && [...terms.keys()].every((term) => isLight(term) || isAnswered(term))
    }

    /** A word that no answer knows is usually the subject; unless the visitor speaks of us, the answer is elsewhere. */
    function neededFor(question: ReadQuestion) {
      return sureEnough + strangeness(question) * (question.concernsUs ? 0.3 : 0.5)
    }

    /** « combien coûte la démo et combien de temps dure-t-elle ? »: « elle » is what the part before speaks of. */
    function withReferent(part: string, at: number, parts: readonly string[]) {
      const question = read(part)
      const before = parts[at - 1]
      return before && question.words.some((word) => pronouns.has(word)) ? withEarlier(question, [before]) : question
    }

    function withEarlier(question: ReadQuestion, earlier: readonly string[]): ReadQuestion {
      const terms = new Map(question.terms)
      earlierTurns.forEach((weight, back) => {
        for (const [term, sure] of read(earlier.at(-1 - back) ?? '').terms) {
          if (!terms.has(term) && !isLight(term)) terms.set(term, sure * weight)
        }
      })
      return { ...question, terms, concernsUs: question.concernsUs || earlier.some((turn) => read(turn).concernsUs) }
    }

    return { choose, near }
  }
}

function isShort({ answer }: Topic) {
  return answer.length < 500
}

/** « Donne-moi le numéro », « explique-moi le RAG »: what is wanted is there to be told, not to be made. */
function isTold(best: Match | undefined, sentences: readonly string[]) {
  if (!best || best.topic.work || best.score < sureEnough) return false
  return (
    best.topic.definition === true || sentences.some((sentence) => words(sentence).some((word) => /^donne/.test(word)))
  )
}

function withoutCourtesy(question: ReadQuestion): ReadQuestion {
  const terms = new Map([...question.terms].filter(([term]) => !courtesy.includes(term)))
  return [...terms.keys()].some((term) => !isLight(term)) ? { ...question, terms } : question
}

/** « c'est quoi un LLM ? », or the word alone. */
function asksMeaning({ terms }: ReadQuestion) {
  return terms.has('?meaning') || terms.size === 1
}

function hasSubject({ terms }: ReadQuestion) {
  return [...terms.keys()].some((term) => !isLight(term))
}

function strongest<Candidate extends { score: number; needed: number }>(list: readonly (Candidate | undefined)[]) {
  return list
    .filter((candidate) => candidate !== undefined)
    .reduce<Candidate | undefined>(
      (most, candidate) => (most && most.score - most.needed >= candidate.score - candidate.needed ? most : candidate),
      undefined,
    )
}

function distinctTopics(matches: readonly (Match | undefined)[], needed = clearlyMeant) {
  const clear = matches.flatMap((match) =>
    match && match.score >= needed && match.topic.kind === 'fact' ? [match.topic] : [],
  )
  return [...new Set(clear)]
}
