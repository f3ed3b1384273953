import { isLight } from '../language/french-text.ts'
import { isQuestionWord, type ReadQuestion, type ReadText } from './read-question.ts'

/** How much a question's words weigh in the questions that follow it. */
const earlierTurns = [0.5, 0.25]

/** Reads a question with what was said before it. */
export function createContext(read: ReadText) {
  return function withEarlier(question: ReadQuestion, earlier: readonly string[]): ReadQuestion {
    const terms = new Map(question.terms)
    // « où ? », then « et par qui ? »: who is asked now, not where.
    const isAskedAnew = question.words.some((word) => isQuestionWord(word) && !/^quel/.test(word))
    const before = earlier
      .slice(-1)
      .flatMap((turn) => read(turn).words.filter((word) => !isAskedAnew || !isQuestionWord(word)))
    earlierTurns.forEach((weight, back) => {
      for (const [term, sure] of read(earlier.at(-1 - back) ?? '').terms) {
        if (!terms.has(term) && !isLight(term)) terms.set(term, sure * weight)
      }
    })
    return {
      ...question,
      terms,
      words: [...before, ...question.words],
      concernsUs: question.concernsUs || earlier.some((turn) => read(turn).concernsUs),
    }
  }
}
