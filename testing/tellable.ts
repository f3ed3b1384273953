import { phraseFiles } from '#server/assistant/embedded/phrases/phrase-files.ts'
import { readPhrases } from '#server/assistant/embedded/phrases/read-phrases.ts'
import { topics } from './embedded-questions.ts'

const told = new Set(topics.map(({ id }) => id))
/** Whoever has something to say of a topic is asked for it in the words that are written down. */
export const writtenTopics: ReadonlySet<string> = new Set(
  [...readPhrases(phraseFiles).phrases.keys()].filter((id) => !id.endsWith('*')),
)

/** Whether some company could tell it. */
export function isTopic(id: string): boolean {
  return told.has(id) || writtenTopics.has(id)
}

/** Whether this company does; what no company could tell is a slip of the pen. */
export function isTold(id: string): boolean {
  if (!isTopic(id)) throw new Error(`No company has a topic « ${id} ».`)
  return told.has(id)
}

/** Of the cases, those of which this company tells a topic; one that names none is everybody's. */
export function tellable<Case>(cases: readonly Case[], idsOf: (one: Case) => string | readonly string[]): Case[] {
  return cases.filter((one) => {
    const told = [idsOf(one)].flat().map(isTold)
    return told.length === 0 || told.includes(true)
  })
}
