import { fold, isLight, terms as termsIn, words } from '../language/french-text.ts'
import { type Kind, kindsTold } from './asked-kind.ts'
import { longWords } from './long-words.ts'
import { partsOf } from './question-parts.ts'
import type { ReadQuestion } from './read-question.ts'
import { leansOnBefore, type Statements, statementsOf } from './statements.ts'
import type { Topic } from './topic.ts'
import written from './wordings/telling.json' with { type: 'json' }
import { createWordings, typedWords } from './wordings/wordings.ts'

/** Of what the question says, how much a line of a list must answer to be told without the others. */
const saysMore = 0.3
/** Of the same, what makes a sentence worth adding wherever it stands. */
const saysToo = 0.2
/** Of a list that is not told as a whole. */
const mostLines = 2
const several = createWordings(written.several)
const course = createWordings(written.course)
const narrow = createWordings(written.narrow)
const fewWords = 3
const asksTime = createWordings(written.time)
const sequence = createWordings(written.sequence)
const unsaid = createWordings(written.unsaid)
const none: readonly string[] = []
const time = '#time'
const money = '#money'

type Indexed = Statements & {
  readonly terms: readonly ReadonlySet<string>[]
  /** Where it says what the site does not say. */
  readonly limits: readonly number[]
}
type Told = Pick<Topic, 'answer' | 'english'> & { readonly asks?: readonly string[] }

export type Telling = {
  /** One of several things that are told: a sentence of each. */
  readonly isShared: boolean
  /** Yes or no would answer it. */
  readonly isClosed: boolean
  /** What was told just before, where it was of the same answer; worked out only where it matters. */
  readonly before?: (() => string) | undefined
  /** « et ensuite ? » */
  readonly goesOn?: boolean
}

/**
 * Of an answer, what was asked for: the sentence that carries it, at most one that belongs to it, a list only where
 * several things are wanted. What it says that the site does not say is told with any part of it.
 */
export function createTeller(topics: readonly Told[]) {
  const indexed = new Map<string, Indexed>()
  const askedWith = new Map<readonly string[], ReadonlyMap<string, number>>()
  let weights: ReadonlyMap<string, number> | undefined

  function indexOf(text: string): Indexed {
    const known = indexed.get(text)
    if (known) return known
    const statements = statementsOf(text)
    const made = {
      ...statements,
      terms: statements.sentences.map(termsOfSentence),
      limits: statements.sentences.flatMap((sentence, at) => (unsaid.areIn(typedWords(sentence)) ? at : [])),
    }
    indexed.set(text, made)
    return made
  }

  /** Rare words of answers say most. Read when the first answer is told. */
  function weightOf(term: string) {
    weights ??= rarity(
      topics.flatMap(({ answer, english = '' }) => [answer, english].flatMap((text) => indexOf(text).terms)),
    )
    return isLight(term) ? 0 : (weights.get(term) ?? 1)
  }

  /** What nearly every way to ask for the topic says is answered by its first sentence. */
  function shareOfAsks({ asks = none }: Told) {
    const known = askedWith.get(asks)
    if (known) return known
    const counts = new Map<string, number>()
    for (const ask of asks) for (const term of new Set(termsIn(ask))) counts.set(term, (counts.get(term) ?? 0) + 1)
    const shares = new Map([...counts].map(([term, count]) => [term, count / asks.length]))
    askedWith.set(asks, shares)
    return shares
  }

  function wanted(topic: Told, question: ReadQuestion) {
    const shares = shareOfAsks(topic)
    const own = new Map<string, number>()
    let total = 0
    for (const [term, sure] of question.terms) {
      const weight = weightOf(term) * sure
      total += weight
      const measure = measureOf(term)
      own.set(measure ?? term, measure ? weight : weight * (1 - Math.min(1, 2 * (shares.get(term) ?? 0))))
    }
    return { own, total }
  }

  return function tell(text: string, topic: Told, question: ReadQuestion, message: string, telling: Telling): string {
    const { sentences, lists, terms, limits } = indexOf(text)
    const tellAt = (places: readonly number[]) =>
      inOrder([...places, ...limits])
        .map((at) => sentences[at])
        .join(' ')
    const { own, total } = wanted(topic, question)
    const shareIn = (terms: ReadonlySet<string>, covered: ReadonlySet<string> = new Set()) => {
      let sum = 0
      for (const [term, weight] of own) if (terms.has(term) && !covered.has(term)) sum += weight
      return total === 0 ? 0 : sum / total
    }
    const gain = (at: number, covered?: ReadonlySet<string>) => shareIn(terms[at] ?? new Set(), covered)
    const places = sentences.map((_, at) => at)
    const ofKind = placesOfKinds(sentences, question.kinds)
    if (ofKind.length > 0) {
      // « qui l'héberge, et à qui est-il ? »: the first sentence answers the other part.
      const isMore =
        !telling.isShared && telling.before === undefined && partsOf([message]).length > question.kinds.length
      return tellAt([...(isMore ? [0] : []), ...ofKind.slice(0, telling.isShared ? 1 : 2)])
    }
    if (telling.before !== undefined) {
      const best = places.reduce((most, at) => (gain(at) > gain(most) ? at : most), 0)
      // The subject was named: what leans on it may stand alone.
      const asksWhat = question.terms.has('?what') && own.size > 1
      const said = gain(best) > 0 ? best : placeOnward(sentences, telling, asksWhat)
      // « Voici qui reçoit vos données : » says nothing without its list.
      const announced = lists.filter(({ after }) => after === said && sentences[after]?.endsWith(':'))
      return [tellAt([said]), ...announced.map((list) => list.text)].join('\n\n')
    }
    const covered = terms[0] ?? new Set()
    const rest = telling.isShared ? [] : places.slice(1)
    const asked = { said: typedWords(message), isShort: words(message).length <= fewWords }
    // « sous quel délai, et que reçoit-on ? »: the time is told too, however much else is asked.
    const isTimed = own.has(time) && !covered.has(time) && asksTime.areIn(asked.said)
    const adding = rest
      .filter(
        (at) =>
          (isTimed && terms[at]?.has(time)) ||
          (gain(at, covered) >= saysToo && (at === 1 || !leansOnBefore(sentences[at] ?? ''))),
      )
      .slice(0, 2)
    const said = [0, ...(adding.length > 0 ? adding : rest.slice(0, 1))]
    const listed = lists.flatMap(({ text: list, after }) => {
      const announced = sentences[after] ?? ''
      if (announced.endsWith(':')) return said.includes(after) ? list : []
      if (isWanted(list, sentences[0] ?? '', asked, telling)) return list
      const lines = list.split('\n').filter((line) => shareIn(termsOfSentence(line), covered) >= saysMore)
      return !telling.isShared && lines.length > 0 && lines.length <= mostLines ? lines.join('\n') : []
    })
    return [tellAt(said), ...listed].join('\n\n')
  }
}

/** Each place once, first things first. */
function inOrder(places: readonly number[]): readonly number[] {
  return [...new Set(places)].sort((one, other) => one - other)
}

/** « à qui appartient-il ? » is answered by the sentence that tells of owners, where the first does not. */
function placesOfKinds(sentences: readonly string[], kinds: readonly Kind[]): readonly number[] {
  if (kinds.length === 0) return []
  const told = sentences.map(kindsTold)
  if (kinds.some((kind) => told[0]?.has(kind))) return []
  const places = kinds.map((kind) =>
    sentences.findIndex((sentence, at) => told[at]?.has(kind) && !leansOnBefore(sentence)),
  )
  return inOrder(places.filter((at) => at > 0))
}

/** What comes after what was told: the sentence that says what follows what, or one that was not told. */
function placeOnward(sentences: readonly string[], { before, goesOn }: Telling, asksWhat: boolean) {
  if (!goesOn && !asksWhat) return 0
  const inOrder = goesOn ? sentences.findIndex((sentence) => isSequence(sentence)) : -1
  if (inOrder >= 0) return inOrder
  const told = before?.() ?? ''
  return Math.max(
    0,
    sentences.findIndex((sentence) => !told.includes(sentence)),
  )
}

function isSequence(sentence: string) {
  return sequence.areIn(typedWords(sentence)) || /\d{1,3} ?%, \d{1,3} ?%/.test(sentence)
}

type Asked = { readonly said: ReturnType<typeof typedWords>; readonly isShort: boolean }

function isWanted(list: string, announced: string, { said, isShort }: Asked, { isClosed, isShared }: Telling) {
  if (isShared || isRepeated(list, announced)) return false
  if (announces.test(announced) && !isNamed(list, announced)) return true
  if (isClosed) return false
  if (several.areIn(said) || isShort) return true
  if (/^1\. /m.test(list)) return course.areIn(said) && !narrow.areIn(said)
  return false
}

/** « cinq livrables, de l'assistant au rapport »: what they are, the list says. */
const announces = /\b(?:deux|trois|quatre|cinq|six|sept|huit|two|three|four|five|six|\d+) \p{L}/u

/** Each line begins with words that the sentence has. */
function isNamed(list: string, sentence: string) {
  const said = new Set(longWords(sentence))
  const heads = list.split('\n').map((line) => longWords(line.split(' : ')[0] ?? ''))
  return heads.every((head) => head.some((word) => said.has(word)))
}

/** Says nothing that the sentence has not. */
function isRepeated(list: string, sentence: string) {
  const said = new Set(longWords(sentence))
  return longWords(list).every((word) => said.has(word))
}

function termsOfSentence(sentence: string): ReadonlySet<string> {
  const folded = fold(sentence)
  const measures = [
    ...(/\d ?(?:h|min|ms|s|minutes?|heures?|jours?|journees?|semaines?|mois|ans?|days?|weeks?|months?|years?|hours?)\b|\b(?:un|une|deux|trois|six|one|two|three) (?:heures?|jours?|journees?|semaines?|mois|ans?|hours?|days?|weeks?|months?|years?)\b/.test(
      folded,
    )
      ? [time]
      : []),
    ...(/€|\beuros?\b|\bgratuit|\bfree\b|\bfrais\b|\bcompris|\binclu|\bajout|\bon top\b/.test(folded) ? [money] : []),
  ]
  return new Set([...termsIn(sentence), ...measures])
}

/** « combien de temps ? » is answered by a time, whatever its words. */
function measureOf(term: string) {
  if (term === '@duree' || term === '?when') return time
  return term === '@cout' ? money : undefined
}

/** From just above 0 for a term that every sentence has to 1 for one that a single one has. */
function rarity(sentences: readonly ReadonlySet<string>[]): ReadonlyMap<string, number> {
  const counts = new Map<string, number>()
  for (const terms of sentences) for (const term of terms) counts.set(term, (counts.get(term) ?? 0) + 1)
  const highest = Math.log(1 + sentences.length)
  return new Map([...counts].map(([term, count]) => [term, Math.log(1 + sentences.length / count) / highest]))
}
