import { addToList } from '../add-to-list.ts'
import { lazily } from '../lazily.ts'
import { type Choice, isAnswering } from './choice.ts'
import type { AskedWords } from './question-parts.ts'
import type { Topic } from './topic.ts'
import { notOnSite } from './topics/not-answered.ts'
import written from './wordings/articles.json' with { type: 'json' }
import { createWordings, typedWords } from './wordings/wordings.ts'

/** An article by its law and number: « gdpr 17 ». */
type Article = `${string} ${string}`

const laws = Object.entries(written.laws).map(([name, list]) => ({ name, wordings: createWordings(list) }))
const tables: { readonly told: Table<string>; readonly about: Table<readonly string[]> } = written
const saying = createWordings(written.saying)
/** What an answer cites without its law: the rights that it tells of are those of this one. */
const unnamed = 'gdpr'
/** In a longer message, an article is one thing among others. */
const mostWords = 25

type Table<Of> = Readonly<Record<string, Readonly<Record<string, Of>>>>

/** What is told of an article by its number alone: of the first law that has one told of. */
export function toldOfNumber(number: string): string | undefined {
  return Object.values(tables.told).flatMap((articles) => articles[number] ?? [])[0]
}

/**
 * Holds what was chosen to the article that a question cites: article 17 of one law tells nothing of that of another, and
 * what no answer cites is not told.
 */
export function createArticleKeeper(topics: readonly Topic[]) {
  const citing = lazily(() => topicsByArticle(topics.filter(({ kind }) => kind === 'fact')))
  const silent = topics.filter(({ id }) => id === notOnSite)

  function toldOf(article: Article) {
    const tellers = citing().get(article) ?? []
    const first = entryOf(tables.told, article)
    return (
      tellers.find(({ id }) => id === first) ?? tellers.find(({ id }) => id.startsWith('data-right-')) ?? tellers[0]
    )
  }

  function isOn(topic: Topic, article: Article) {
    return citing().get(article)?.includes(topic) || entryOf(tables.about, article)?.includes(topic.id)
  }

  /** `turns` are the messages before: « et l'article 15 ? » is of the law that was spoken of. */
  return function keepToArticle(choice: Choice, { said }: AskedWords, turns: readonly string[]): Choice {
    if (said.length > mostWords) return choice
    const articles = articlesIn(said, () => lawsIn(typedWords(turns.at(-1) ?? '')).at(-1)?.name)
    if (articles.length === 0) return choice
    if (asksOnlyFor(said)) {
      const told = [...new Set(articles.flatMap((article) => toldOf(article) ?? []))].slice(0, 2)
      if (told.length > 0) return { kind: 'sure', topics: told }
    }
    if (choice.kind !== 'sure' || !isAnswering(choice)) return choice
    const isHeld = choice.topics.some((topic) => topic.kind !== 'fact' || articles.some((cited) => isOn(topic, cited)))
    return isHeld ? choice : { kind: 'sure', topics: silent }
  }
}

function topicsByArticle(topics: readonly Topic[]) {
  const citing = new Map<string, Topic[]>()
  for (const topic of topics) {
    const texts = [topic.answer, topic.notice ?? '']
    const cited = texts.flatMap((text) => articlesIn(typedWords(text), () => unnamed))
    for (const article of new Set(cited)) addToList(citing, article, topic)
  }
  return citing
}

function entryOf<Of>(table: Table<Of>, article: Article): Of | undefined {
  const [law = '', number = ''] = article.split(' ')
  return table[law]?.[number]
}

/** « que dit l'article 17 du RGPD ? »: nothing but an article and its law. */
function asksOnlyFor(said: readonly string[]) {
  const beside = lawsIn(said)
    .toReversed()
    .reduce((rest, { at, end }) => rest.toSpliced(at, end - at), [...said])
  return saying.leftOutOf(beside).every((word) => /^(?:\d{1,4}|[lrd])$/.test(word))
}

/** Each article with the law that is named nearest, or with `otherwise` where none is. */
function articlesIn(said: readonly string[], otherwise: () => string | undefined): Article[] {
  const cited = said.flatMap((word, at) => (/^art(?:icles?)?$/.test(word) ? at : []))
  // Most questions cite none: no law is looked for in them, nor in what was said before.
  if (cited.length === 0) return []
  const named = lawsIn(said)
  return cited.flatMap((at) => {
    const law = named.toSorted((one, other) => distance(one, at) - distance(other, at))[0]?.name ?? otherwise()
    return law === undefined ? [] : numbersFrom(said, at + 1).map((number): Article => `${law} ${number}`)
  })
}

/** « 33 et 34 », « L. 1222-4 »: the figures that follow, a code's by its first. */
function numbersFrom(said: readonly string[], at: number): string[] {
  const from = /^[lrd]$/.test(said[at] ?? '') ? at + 1 : at
  const number = said[from] ?? ''
  if (!/^\d{1,4}$/.test(number)) return []
  return [number, ...(/^(?:et|and|ou|or)$/.test(said[from + 1] ?? '') ? numbersFrom(said, from + 2) : [])]
}

type NamedLaw = { readonly name: string; readonly at: number; readonly end: number }

function lawsIn(said: readonly string[]): NamedLaw[] {
  const found: NamedLaw[] = []
  for (let at = 0; at < said.length; ) {
    const law = lawAt(said, at)
    if (law) found.push(law)
    at = law?.end ?? at + 1
  }
  return found
}

function lawAt(said: readonly string[], at: number): NamedLaw | undefined {
  for (const { name, wordings } of laws) {
    const end = wordings.endAt(said, at)
    if (end !== undefined) return { name, at, end }
  }
  return undefined
}

function distance({ at, end }: NamedLaw, from: number) {
  return at > from ? at - from : from - end
}
