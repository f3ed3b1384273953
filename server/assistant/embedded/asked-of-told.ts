import { fold, words } from '../language/french-text.ts'
import { priceOf } from './price-of.ts'
import type { Topic } from './topic.ts'
import wordings from './wordings/told.json' with { type: 'json' }
import { createWordings, typedWords } from './wordings/wordings.ts'

/** In a longer message, more is asked than this. */
const mostWords = 9
/** The same of what nothing else is said with, or of wordings that leave no doubt. */
const mostWordsOfPlain = 20

export function isShortTurn(sentences: readonly string[]) {
  return words(sentences.join(' ')).length <= mostWords
}

export function mayAskOfTold(sentences: readonly string[]) {
  return words(sentences.join(' ')).length <= mostWordsOfPlain
}

/** Tells the same of each step of a project, in their order. */
const series = ['step-', 'deliverables-']
const whole = 'method'
/** What comes after the last of a series, and after the whole. */
const afterwards = 'support'
const onward = new Set(wordings.onward)
const back = new Set(wordings.back)
const ordinals = Object.values(wordings.ordinals).map((names) => new Set(names))
const priced = new Set(wordings.priced)
/** How we are reached, by the name that each way has. */
const ways = new Map(Object.entries(wordings.ways))
/** What is asked of a record that was just told: for whom, who signs, by post. */
const details = wordings.details.map(({ after, asked, unless = [], tells, plain = false, said }: Detail) => ({
  after,
  tells,
  plain,
  asked: createWordings(asked),
  unless: createWordings(unless),
  said: said && createWordings(said),
}))
/** « et Claude, pareil ? » after where Llama runs: what is told of each by its name, after what was told of all. */
const ofEach = wordings.ofEach
/** What a step remits, not what is done in it. */
const remitted = createWordings(wordings.remitted)
/** Goes with any of these, and asks for nothing else. */
const fillers = new Set(wordings.fillers)

type Detail = {
  readonly after: readonly string[]
  readonly asked: readonly string[]
  /** What asks for something else, whatever else is said. */
  readonly unless?: readonly string[]
  readonly tells: string
  /** Leaves no doubt, in a longer turn too. */
  readonly plain?: boolean
  /** What the turn before must have said. */
  readonly said?: readonly string[]
}

/**
 * What a short second turn asks of what was just told: the next of a series (« et la 2 ? »), the same of another name
 * (« et Qdrant ? »), another way to reach us, what it costs (« c'est payant ? » after the demo is not the price of a project),
 * or a detail of the record (« et c'est pour qui ? » after a use case).
 */
export function createToldFinder(topics: readonly Pick<Topic, 'id'>[]) {
  const ids = new Set(topics.map(({ id }) => id))
  const inOrder = series.map((beginning) => [...ids].filter((id) => id.startsWith(beginning)))

  /** `said` is the turn that `told` answered. */
  return function askedOfTold(sentences: readonly string[], told: readonly string[], said = ''): string | undefined {
    const [before, ...others] = told
    const list = words(sentences.join(' '))
    if (before === undefined || others.length > 0 || list.length > mostWordsOfPlain) return undefined
    const content = list.filter((word) => !fillers.has(word))
    if (content.length === 0) return undefined
    const found =
      nextOf(before, typedWords(sentences.join(' '))) ??
      sameOfAnother(before, content) ??
      wayNamed(before, content) ??
      priceAsked(before, content) ??
      detailAsked(before, typedWords(sentences.join(' ')), typedWords(said))
    return found !== undefined && ids.has(found) ? found : undefined
  }

  function nextOf(before: string, typed: readonly string[]) {
    const own = inOrder.find((members) => members.includes(before)) ?? (before === whole ? inOrder[0] : undefined)
    if (!own) return undefined
    const place = own.indexOf(before)
    const content = typed.filter((word) => !fillers.has(word))
    if (content.every((word) => onward.has(word))) return place < 0 ? afterwards : (own[place + 1] ?? afterwards)
    if (content.every((word) => back.has(word))) return own[place - 1]
    const ranks = remitted.leftOutOf(content)
    // « the second one » is not the first.
    const meant = ranks.length > 1 ? ranks.filter((word) => word !== 'one') : ranks
    const named = ordinals.findIndex((names) => meant.length > 0 && meant.every((word) => names.has(word)))
    return (remitted.areIn(typed) ? inOrder[1] : own)?.[named]
  }

  function sameOfAnother(before: string, content: readonly string[]) {
    const own = before.slice(0, before.lastIndexOf('-') + 1)
    const beginnings = [own, ...ofEach.flatMap(({ after, tells }) => (after.some(isOf(before)) ? tells : []))]
    const isNamed = (id: string) =>
      beginnings.some((beginning) => beginning && fold(id) === `${beginning}${content.join(' ')}`)
    return [...ids].find((id) => id !== before && isNamed(id))
  }

  function wayNamed(before: string, content: readonly string[]) {
    if (!ways.has(before)) return undefined
    return ways.keys().find((id) => id !== before && content.every((word) => ways.get(id)?.includes(word)))
  }

  function detailAsked(before: string, typed: readonly string[], saidBefore: readonly string[]) {
    const isShort = typed.length <= mostWords
    const { after, tells } =
      details.find(
        ({ after, asked, unless, plain, said }) =>
          (isShort || plain) &&
          after.some(isOf(before)) &&
          asked.areIn(typed) &&
          !unless.areIn(typed) &&
          (said?.areIn(saidBefore) ?? true),
      ) ?? {}
    if (!after || !tells?.endsWith('*')) return tells
    const beginning = tells.slice(0, -1)
    // An application is told apart by what follows its use case's name.
    return [...ids].find((id) => id.startsWith(beginning) && `${before}-`.includes(`-${id.slice(beginning.length)}-`))
  }

  function priceAsked(before: string, content: readonly string[]) {
    return content.every((word) => priced.has(word)) ? priceOf.get(before) : undefined
  }
}

function isOf(id: string) {
  return (name: string) => (name.endsWith('*') ? id.startsWith(name.slice(0, -1)) : id === name)
}
