import written from './words/english-shorthand.json' with { type: 'json' }
import questions from './words/question-words.json' with { type: 'json' }

const always = new Map(Object.entries(written.always))
const unlessFrench = new Map(Object.entries(written.unlessFrench))
/** « stage » is a step there, and training in a firm in French. */
const inEnglish = new Map(Object.entries(written.inEnglish))
const englishMarks = new Set(questions.english)
const inEither = new Set(questions.frenchOrEnglish)
const frenchMarks = new Set(questions.french.filter((word) => !inEither.has(word)))

/** « whats », « r u », « pls »: English as it is typed on a phone, in whole words. « dont » is French beside French words. */
export function writtenOut(typed: readonly string[]): string[] {
  const isFrench = typed.some((word) => frenchMarks.has(word))
  const isEnglish = !isFrench && typed.some((word) => englishMarks.has(word))
  const meant = (word: string) =>
    always.get(word) ?? (isFrench ? undefined : unlessFrench.get(word)) ?? (isEnglish ? inEnglish.get(word) : undefined)
  return typed.flatMap((word) => meant(word)?.split(' ') ?? word)
}
