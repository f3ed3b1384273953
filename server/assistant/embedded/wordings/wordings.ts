import { addToList } from '../../add-to-list.ts'
import { fold } from '../../language/french-text.ts'
import { lazily } from '../../lazily.ts'

/** What stands in one place of a wording: any of these words, after at most `mostBefore` others. */
type Place = {
  readonly words: ReadonlySet<string>
  readonly beginnings: readonly string[]
  readonly mostBefore: number
}

/** A wording without its first place, which it is looked up by. Read when that was said: most never are. */
type Rest = () => readonly Place[]

/**
 * Finds any of the wordings in the words of a text. A wording is words that follow each other: « | » stands between those
 * that may stand in the same place, « * » for any ending, « (4) » for up to four words between, « {name} » for what is
 * written under that name.
 */
export function createWordings(list: readonly string[], names: Readonly<Record<string, string>> = {}) {
  const byWord = new Map<string, Rest[]>()
  const byInitial = new Map<string, { readonly beginning: string; readonly rest: Rest }[]>()
  for (const wording of list) {
    const [first = '', ...others] = wording.replace(/\{(\w+)\}/g, (_, name: string) => names[name] ?? '').split(' ')
    const rest = lazily(() => placesOf(others))
    for (const word of first.split('|')) {
      const beginning = beginningOf(word)
      if (beginning === undefined) addToList(byWord, word, rest)
      else addToList(byInitial, beginning.charAt(0), { beginning, rest })
    }
  }

  /** Where a wording that begins at this place ends, if one does. */
  function endAt(said: readonly string[], at: number) {
    const word = said[at] ?? ''
    for (const rest of byWord.get(word) ?? []) {
      const end = endOf(rest(), said, at + 1)
      if (end !== undefined) return end
    }
    for (const { beginning, rest } of byInitial.get(word.charAt(0)) ?? []) {
      const end = word.startsWith(beginning) ? endOf(rest(), said, at + 1) : undefined
      if (end !== undefined) return end
    }
    return undefined
  }

  return {
    areIn: (said: readonly string[]) => said.some((_, at) => endAt(said, at) !== undefined),
    begin: (said: readonly string[]) => endAt(said, 0) !== undefined,
    endAt,
    /** What is said besides. */
    leftOutOf(said: readonly string[]) {
      const left: string[] = []
      for (let at = 0; at < said.length; ) {
        const end = endAt(said, at)
        if (end === undefined) left.push(said[at] ?? '')
        at = end ?? at + 1
      }
      return left
    },
  }
}

/** The words as they were typed, without accents: « words » of french-text.ts says some of them in others. */
export function typedWords(text: string): readonly string[] {
  return fold(text).match(/[\p{L}\p{N}_]+/gu) ?? []
}

function placesOf(parts: readonly string[]): Place[] {
  let mostBefore = 0
  return parts.flatMap((part) => {
    const between = /^\((\d{1,2})\)$/.exec(part)?.[1]
    if (between) {
      mostBefore = Number(between)
      return []
    }
    const alternatives = part.split('|')
    const place = {
      words: new Set(alternatives.filter((word) => beginningOf(word) === undefined)),
      beginnings: alternatives.flatMap((word) => beginningOf(word) ?? []),
      mostBefore,
    }
    mostBefore = 0
    return [place]
  })
}

/** What a word that may end in any way begins with. */
function beginningOf(word: string) {
  return word.endsWith('*') ? word.slice(0, -1) : undefined
}

function endOf([place, ...rest]: readonly Place[], said: readonly string[], at: number): number | undefined {
  if (!place) return at
  for (let next = at; next <= at + place.mostBefore && next < said.length; next++) {
    const end = fits(place, said[next] ?? '') ? endOf(rest, said, next + 1) : undefined
    if (end !== undefined) return end
  }
  return undefined
}

function fits({ words, beginnings }: Place, word: string) {
  return words.has(word) || beginnings.some((beginning) => word.startsWith(beginning))
}
