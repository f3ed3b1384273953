import { stem } from './stem.ts'
import { commonWords } from './stop-words.ts'
import { termEntries } from './synonyms.ts'

// Two thousand stems, which a build writes down: a start works none of them out (tools/build/written-down.ts).

/** Of verbs only: « choisissez » is as common as « choisir », but « coupe » is not « coup ». */
export const commonVerbStems: readonly string[] = [...commonWords]
  .filter((word) => /(?:er|ir|re)$/.test(word))
  .map(stem)

/** What a word stands for in all its inflections. */
export const termsByStem: readonly (readonly [stem: string, term: string])[] = termEntries.flatMap(([term, entries]) =>
  entries.filter((entry) => !/[ =]/.test(entry)).map((word) => [stem(word), term] as const),
)
