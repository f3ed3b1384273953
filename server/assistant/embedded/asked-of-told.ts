import { fold, words } from '../language/french-text.ts'
import { priceOf } from './price-of.ts'
import type { Topic } from './topic.ts'
import wordings from './wordings/told.json' with { type: 'json' }
import { createWordings, typedWords } from './wordings/wordings.ts'

/** In a longer message, more is asked than this. */
const mostWords = 9

export function isShortTurn(sentences: readonly string[]) {
  return words(sentences.join(' ')).length <= mostWords
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
const details = wordings.details.map(({ after, asked, tells }) => ({ after, tells, asked: createWordings(asked) }))
/** Goes with any of these, and asks for nothing else. */
const fillers = new Set(wordings.fillers)

/**
 * What a short second turn asks of what was just told: the next of a series (« et la 2 ? »), the same of another name
 * (« et Qdrant ? »), another way to reach us, what it costs (« c'est payant ? » after the demo is not the price of a project),
 * or a detail of the record (« et c'est pour qui ? » after a use case).
 */
export function createToldFinder(topics: readonly Pick<Topic, 'id'>[]) {
  const ids = new Set(topics.map(({ id }) => id))
  const inOrder = series.map((beginning) => [...ids].filter((id) => id.startsWith(beginning)))

  return function askedOfTold(sentences: readonly string[], told: readonly string[]): string | undefined {
    const [before, ...others] = told
    const list = words(sentences.join(' '))
    if (before === undefined || others.length > 0 || list.length > mostWords) return undefined
    const content = list.filter((word) => !fillers.has(word))
    if (content.length === 0) return undefined
    const found =
      nextOf(before, list, content) ??
      sameOfAnother(before, content) ??
      wayNamed(before, content) ??
      priceAsked(before, content) ??
      detailAsked(before, typedWords(sentences.join(' ')))
    return found !== undefined && ids.has(found) ? found : undefined
  }

  function nextOf(before: string, list: readonly string[], content: readonly string[]) {
    const own = inOrder.find((members) => members.includes(before)) ?? (before === whole ? inOrder[0] : undefined)
    if (!own) return undefined
    const place = own.indexOf(before)
    if (content.every((word) => onward.has(word))) return place < 0 ? afterwards : (own[place + 1] ?? afterwards)
    if (content.every((word) => back.has(word))) return own[place - 1]
    const named = ordinals.findIndex((names) => content.every((word) => names.has(word)))
    const isOfDeliverables = list.some((word) => /^(?:livrable|deliver|produi|remet|recoi|recev|produce)/.test(word))
    return (isOfDeliverables ? inOrder[1] : own)?.[named]
  }

  function sameOfAnother(before: string, content: readonly string[]) {
    const beginning = before.slice(0, before.lastIndexOf('-') + 1)
    const isNamed = (id: string) => id.startsWith(beginning) && fold(id.slice(beginning.length)) === content.join(' ')
    return beginning ? [...ids].find((id) => id !== before && isNamed(id)) : undefined
  }

  function wayNamed(before: string, content: readonly string[]) {
    if (!ways.has(before)) return undefined
    return ways.keys().find((id) => id !== before && content.every((word) => ways.get(id)?.includes(word)))
  }

  function detailAsked(before: string, typed: readonly string[]) {
    const { after, tells } = details.find(({ after, asked }) => after.some(isOf(before)) && asked.areIn(typed)) ?? {}
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
