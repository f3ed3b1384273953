import written from './words/english-shorthand.json' with { type: 'json' }
import questions from './words/question-words.json' with { type: 'json' }

const always = new Map(Object.entries(written.always))
const unlessFrench = new Map(Object.entries(written.unlessFrench))
const inEither = new Set(questions.frenchOrEnglish)
const frenchMarks = new Set(questions.french.filter((word) => !inEither.has(word)))

/** « whats », « r u », « pls »: English as it is typed on a phone, in whole words. « dont » is French beside French words. */
export function writtenOut(typed: readonly string[]): string[] {
  const isFrench = typed.some((word) => frenchMarks.has(word))
  return typed.flatMap(
    (word) => (always.get(word) ?? (isFrench ? undefined : unlessFrench.get(word)))?.split(' ') ?? word,
  )
}
