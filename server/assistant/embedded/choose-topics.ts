import { asksOfOthers, createAspectFinder } from './asked-aspect.ts'
import { createKindFinder } from './asked-kind.ts'
import { createOutsideFinder } from './asked-of-outside.ts'
import { createPlatformFinder } from './asked-of-platform.ts'
import { createToldFinder, isShortTurn, mayAskOfTold } from './asked-of-told.ts'
import { lacksNumber } from './asked-quantity.ts'
import { type Choice, elsewhere, isAnswering } from './choice.ts'
import { isErrand } from './commands.ts'
import { createForeignFinder } from './foreign-matters.ts'
import type { Learnt } from './learn-topics.ts'
import { createTopicMatcher } from './match-topics.ts'
import { beyondDoubt, createNearest } from './nearest-topic.ts'
import { onceFor } from './once-for.ts'
import type { OurNames } from './our-names.ts'
import { isOwnPrice } from './price-of.ts'
import { asksForAnotherPrice, projectPrice, unpublishedPrice } from './qualified-price.ts'
import {
  askedAndTold,
  isFollowUp,
  isWhole,
  namesAnother,
  namesItself,
  pointsAtBefore,
  pointsAtTold,
} from './question-parts.ts'
import { asksForMeasure, asksToGoOn, hasSubject, leansOnPart, withoutCourtesy } from './question-subject.ts'
import { type ReadQuestion, type ReadText, remembered } from './read-question.ts'
import { createSeveralThings } from './several-things.ts'
import { asksThePrice, standsAlone } from './stands-alone.ts'
import { subjectApart } from './subject-apart.ts'
import type { Topic } from './topic.ts'
import { familiesOf } from './topic-families.ts'
import { notOnSite, offTopic } from './topics/not-answered.ts'
import { connectorNotNamed, isOfConnectors, namesUnknown } from './unknown-names.ts'
import { distinctTopics, isTold, saysSomething, strongest } from './weigh-matches.ts'
import { createContext } from './with-earlier.ts'

/** How sure it must be that a fact is meant, to tell it. */
const answered = 0.9
/** The same of what tells no fact: a greeting, a refusal, that the site does not say. */
const said = 0.6
/** A message that comes this near to one topic asks for nothing else. */
const asksForOne = 1.85
/** What was just told is seldom what the next message asks for. */
const justTold = 0.5
/** « et la base vectorielle ? » after a licence asks for a licence. */
const sameFamily = 0.4
/** « son adresse ? » is rather of what was told. */
const pointedAt = 0.3
/** By how much less sure it may be that somebody complains, where they also ask something. */
const grieved = 0.4
/** What is written down, word for word. */
const asWritten = 0.999
/** What a model may want to read before it answers. */
const worthReading = 0.3
/** What a name that nothing is known of takes from the certainty of an answer. */
const unknownName = 0.5
/** What it takes from it that a number is asked for, and none is told. */
const noNumber = 0.7

/** Decides what a message is about. */
export function createTopicChooser(
  topics: readonly Topic[],
  { namesUs, namesOurs, isAboutUs, apart }: OurNames,
  learnt: Learnt,
) {
  const { match, nearestTo, isAnswered, isOurWord } = createTopicMatcher(topics, learnt.compared, learnt.weights)
  const family = familiesOf(topics)
  const aspectOf = createAspectFinder(topics)
  const askedOfTold = createToldFinder(topics)
  const asksOfOutside = createOutsideFinder({ namesOurs }, isOurWord)
  const tellsKind = createKindFinder(topics)
  const ofPlatform = createPlatformFinder(topics)
  const byId = new Map(topics.map((topic) => [topic.id, topic]))
  const { isForeign, isOwnMatter, isToUsInOurWords } = createForeignFinder({ namesOurs }, isAnswered)

  return function chooserWith(readQuestion: ReadText) {
    const read = remembered((text) => subjectApart(withoutCourtesy(readQuestion(text))))
    const withEarlier = createContext(read)
    const { nearest, nearestOf } = createNearest({
      nearestTo,
      namesUs,
      namesOurs,
      tellsKind,
      isForeign,
      isToUsInOurWords,
    })
    const { severalIn, withOtherKind } = createSeveralThings(
      { topics, read, withEarlier, match, nearest, family, tellsKind },
      asksForOne,
    )

    /** What the reading that comes first leaves unanswered is read the other way: by itself, or with what was said before. */
    function choose(message: readonly string[], said: readonly string[]): Choice {
      const turns = standsAlone(message) ? [] : said
      const first = ofPlatform(chooseReading(message, turns), message)
      if (turns.length > 0 && asksThePrice(message) && !tellsOwnPrice(first)) return choose(message, [])
      if (isAnswering(first) || turns.length === 0) return first
      const question = read(message.join(' '))
      const isNext = isFollowUp(message, question)
      if (isNext ? !namesItself(question) : !pointsAtBefore(message)) return first
      const other = ofPlatform(isNext ? chooseReading(message, []) : chooseReading(message, turns, true), message)
      return other.kind === 'sure' && other.topics.every(({ kind }) => kind === 'fact') ? other : first
    }

    function tellsOwnPrice(choice: Choice) {
      return choice.kind === 'sure' && choice.topics.some(({ id }) => isOwnPrice(id))
    }

    /** What the turn before was about: every reading of this one asks for it. */
    const chosenBefore = onceFor((turns: readonly string[]) => choose([turns.at(-1) ?? ''], turns.slice(0, -1)))

    function chooseReading(message: readonly string[], turns: readonly string[], isTied = false): Choice {
      const { sentences, earlier } = askedAndTold(message, turns)
      if (message.length === 1 && asksOfOutside(message[0] ?? '', read)) return elsewhere
      const isErrandRun = sentences.some(isErrand)
      const question = read(sentences.join(' '))
      const inContext = isTied ? withEarlier(question, earlier) : contextual(sentences, question, earlier)
      const whole = sentences.length < message.length ? read(message.join(' ')) : question
      if (whole !== question && isOwnMatter(message) && !isAboutUs(whole)) return elsewhere
      const isNext = turns.length > 0 && inContext !== question
      const isAfter = isNext || (turns.length > 0 && mayAskOfTold(sentences))
      const before = isAfter ? chosenBefore(turns) : elsewhere
      const own = turns.length > 0 && !isTied && sentences === message ? askedOfItself(sentences, question) : undefined
      const isOfItself = isNext && own !== undefined
      const readings = isOfItself ? [question] : isNext ? [inContext] : [inContext, whole]
      const toldBefore = before.kind === 'sure' ? before.topics.filter(({ kind }) => kind === 'fact') : []
      const ofBefore = toldBefore.map((topic) => topic.id)
      const told = isNext || (isShortTurn(sentences) && leansOnPart(question)) ? ofBefore : []
      const alike = new Set(namesAnother(sentences) ? told.map(family) : [])
      const best = nearestOf(question, isErrandRun, readings, (id) => {
        if (isOfItself) return 0
        if (told.includes(id)) return pointsAtTold(sentences) ? pointedAt : hasSubject(question) ? -justTold : 0
        return alike.has(family(id)) ? sameFamily : 0
      })
      const single =
        sentences.length > 1
          ? strongest(sentences.map((_, at) => nearest(inOrder(sentences, at), isErrandRun)).filter(saysSomething))
          : undefined
      const several = severalIn(sentences, isErrandRun, message.slice(0, message.indexOf(sentences[0] ?? '')))
      const grievance = strongest(
        message.length > 1
          ? message.map((sentence) => nearest(read(sentence), false)).filter((match) => match?.topic.comesFirst)
          : [],
      )
      const compared = apart(question).map((part) => nearest(part, isErrandRun))
      const onEach = distinctTopics(compared, worthReading)
      if (onEach.length > 0 && (best?.confidence ?? 0) < asksForOne) return { kind: 'sure', topics: onEach }
      const isWritten = own !== undefined && own.score > asWritten
      const ofTold = isWritten ? undefined : byId.get(askedOfTold(sentences, ofBefore, turns.at(-1)) ?? '')
      if (ofTold) return { kind: 'sure', topics: [ofTold], isAgain: ofBefore.includes(ofTold.id) }
      const aspect = aspectOf({ question, sentences, message, told, several: several.map(({ id }) => id) })
      if (aspect) return { kind: 'sure', topics: [aspect], isAgain: told.includes(aspect.id) }
      if (
        isNext &&
        toldBefore.length === 1 &&
        !isWritten &&
        (asksToGoOn(question) || asksOfOthers(sentences, best?.topic.id, told) || asksKindOf(toldBefore[0], question))
      ) {
        return { kind: 'sure', topics: toldBefore, isAgain: true }
      }
      const isElsewhere = isForeign(question) || (isErrandRun && !isAboutUs(question) && !isTold(best, sentences, said))
      // « 20 000 € sur le bitcoin ? » is never answered with our price.
      if (isElsewhere && (best?.topic.id === projectPrice || (best?.confidence ?? 0) < beyondDoubt)) return elsewhere
      if (several.length > 0) return { kind: 'sure', topics: several.slice(0, 2) }
      const found = strongest([best, single])
      const isGrieved = grievance && grievance.confidence >= Math.max(answered, (found?.confidence ?? 0) - grieved)
      const chosen = isGrieved ? grievance : found
      const isOfUnknown = namesUnknown(sentences, isAnswered)
      const connector = isOfUnknown && isOfConnectors(chosen?.topic.id) ? byId.get(connectorNotNamed) : undefined
      if (connector && chosen && chosen.confidence >= said) return { kind: 'sure', topics: [connector] }
      const needed =
        chosen?.topic.kind === 'fact'
          ? answered + (isOfUnknown ? unknownName : 0) + (lacksNumber(question, chosen.topic) ? noNumber : 0)
          : said
      if (chosen && chosen.confidence >= needed) {
        const topic = (asksForAnotherPrice(question, chosen.topic) && byId.get(unpublishedPrice)) || chosen.topic
        return { kind: 'sure', topics: withOtherKind(topic, sentences), isAgain: told.includes(topic.id) }
      }
      return { kind: 'none', isOurs: isAboutUs(inContext) || isRatherUntold(inContext) }
    }

    /** « Que pouvez-vous faire pour une mairie ? »: a whole question that surely asks for a fact has its own subject. */
    function askedOfItself(sentences: readonly string[], question: ReadQuestion) {
      const own = isWhole(sentences, question) ? nearest(question, false) : undefined
      return own?.topic.kind === 'fact' && own.confidence >= beyondDoubt ? own : undefined
    }

    /** Comes nearer to what is asked of us and not said than to what anybody may be asked. */
    function isRatherUntold(question: ReadQuestion) {
      const matches = match(question)
      const confidenceOf = (id: string) => matches.find(({ topic }) => topic.id === id)?.confidence ?? 0
      return confidenceOf(notOnSite) > confidenceOf(offTopic)
    }

    /** What comes near a message, nearest first. */
    function near(sentences: readonly string[], earlier: readonly string[]): Topic[] {
      const matches = match(contextual(sentences, read(sentences.join(' ')), earlier))
      return matches
        .filter(({ score, topic }) => score > worthReading && topic.kind === 'fact')
        .map(({ topic }) => topic)
    }

    /** « Vous gardez ça ? Et combien de temps ? »: a sentence leans on those before it, as a turn does. */
    function inOrder(sentences: readonly string[], at: number) {
      const sentence = sentences[at] ?? ''
      return at > 0 ? contextual([sentence], read(sentence), sentences.slice(0, at)) : read(sentence)
    }

    function contextual(sentences: readonly string[], question: ReadQuestion, earlier: readonly string[]) {
      return isFollowUp(sentences, question) ? withEarlier(question, earlier) : question
    }

    /** « et il est détenu par qui ? » after who hosts the site, whose owners are told with it. */
    function asksKindOf(told: Topic | undefined, question: ReadQuestion) {
      const { kinds, english } = question
      return (
        told &&
        kinds.length > 0 &&
        leansOnPart(question) &&
        !asksForMeasure(question) &&
        kinds.every((kind) => tellsKind(told.id, kind, english))
      )
    }

    return { choose, near }
  }
}
