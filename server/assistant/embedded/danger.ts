import { editDistance } from '../../edit-distance.ts'
import { addToList } from '../add-to-list.ts'
import { forAMoment } from '../language/for-a-moment.ts'
import { fold } from '../language/french-text.ts'
import danger from './danger-words.json' with { type: 'json' }

export type Danger = 'distress' | 'violence' | 'emergency' | 'lowSpirits' | 'cry'

/** Words between two that belong together: « envie [tout de suite] de mourir ». */
const mostBetween = 1
/** As many where a wording has « … »: « tombé [dans le couloir et ne] bouge plus ». */
const mostFar = 6
const far = '…'
/** Shorter words are other words by one letter. */
const shortestMisspelt = 5
const start = '^'
const end = '$'

/**
 * A wording is words that follow each other; « | » stands between those that may stand in the same place, « … » where
 * others may come between.
 */
type Wording = readonly Place[]
type Place = { readonly words: ReadonlySet<string>; readonly between: number }
/** Those that may begin with a word. */
type Wordings = ReadonlyMap<string, readonly Wording[]>

const leftOut = new Set(danger.leftOut.split(' '))
const spelt = new Map(Object.entries(danger.spelt))
const surely = byFirstWord(danger.surely)
const harmless = byFirstWord(danger.harmless)
const dangers: readonly (readonly [Danger, Wordings])[] = [
  ['violence', byFirstWord(danger.violence)],
  ['distress', byFirstWord(danger.distress)],
  ['emergency', byFirstWord(danger.emergency)],
  ['lowSpirits', byFirstWord(danger.lowSpirits)],
]
/** « Au secours ! » with nothing else; with a reason, the reason is read. */
const cries = byFirstWord(danger.cry)
const known = new Set(
  [surely, harmless, cries, ...dangers.map(([, list]) => list)].flatMap((list) =>
    [...list.values()].flat(2).flatMap(({ words }) => [...words]),
  ),
)
/** Words that people in danger mistype, and that no other word is one letter away from. */
const byInitial = Map.groupBy(danger.misspelt.split(' '), (word) => word.charAt(0))

/**
 * Whether somebody may be in danger, however they type it: without accents and apostrophes, as in a text message, with a
 * slip. What only sounds so (« mourir de rire ») is looked for first and left out.
 */
export function dangerIn(message: string): Danger | undefined {
  const meant = meantWords(message)
  if (has(surely, meant)) return 'distress'
  const said = withoutHarmless(meant)
  const found = dangers.find(([, list]) => has(list, said))?.[0]
  return found ?? (has(cries, asOneThought(said)) ? 'cry' : undefined)
}

function byFirstWord(texts: readonly string[]): Wordings {
  const lists = new Map<string, Wording[]>()
  for (const places of texts.map(wording)) {
    for (const word of places[0]?.words ?? []) addToList(lists, word, places)
  }
  return lists
}

function wording(text: string): Wording {
  const places = text.split(' ')
  return places.flatMap((place, at) => {
    if (place === far) return []
    const isEnd = place === end
    return { words: new Set(place.split('|')), between: isEnd ? 0 : places[at - 1] === far ? mostFar : mostBetween }
  })
}

/** « … si je n'étais plus là »: where it ends a thought, « la » is no article. */
const here = /(?<!\p{L})(?:là|la(?=\s*(?:[.,;:!?\n]|$)))(?!\p{L})/giu

/** « À l'aide ! », where « l'aide en ligne » and « à l'aide d'un outil » cry for nothing. */
const cry = /(?<!\p{L})[àa] l['’ ]?aide(?= *(?:[.,;:!?\n]|svp|stp|$))/giu

function asOneThought(said: readonly string[]) {
  return [start, ...said.filter((word) => word !== start && word !== end), end]
}

function meantWords(message: string) {
  const thoughts = message
    .replace(here, 'ici')
    .replace(cry, 'au secours')
    .split(/[.!?;\n]+/u)
  return thoughts.flatMap((thought) => {
    const typed = fold(thought)
      .split(/[^\p{L}\p{N}]+/u)
      .filter(Boolean)
      .flatMap((word) => spelt.get(word)?.split(' ') ?? word)
      .filter((word) => !leftOut.has(word))
    return typed.length > 0 ? [start, ...typed.map(rightWord), end] : []
  })
}

/** One slip away from a word that matters here, with the same first letter. */
const rightWord = forAMoment((word: string) => {
  if (known.has(word) || word.length < shortestMisspelt) return word
  return byInitial.get(word.charAt(0))?.find((other) => editDistance(word, other, 1) <= 1) ?? word
})

function has(list: Wordings, said: readonly string[]) {
  return said.some((word, at) => list.get(word)?.some((places) => endOf(places, said, at) !== undefined))
}

function withoutHarmless(said: readonly string[]) {
  const left: string[] = []
  for (let at = 0; at < said.length; at++) {
    const word = said[at] ?? ''
    const ends = (harmless.get(word) ?? []).flatMap((places) => endOf(places, said, at) ?? [])
    left.push(ends.length > 0 ? '…' : word)
    at = Math.max(at, ...ends)
  }
  return left
}

/** The place of the last word, where the others follow the one at `from` in this order, with little between them. */
function endOf([, ...others]: Wording, said: readonly string[], from: number) {
  let at = from
  for (const { words, between } of others) {
    const found = said.slice(at + 1, at + 2 + between).findIndex((word) => words.has(word))
    if (found < 0) return undefined
    at += found + 1
  }
  return at
}
