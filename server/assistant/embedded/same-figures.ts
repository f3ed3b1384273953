import { inWords } from '#content/french-numbers.ts'
import { englishNumbers } from '../language/english-numbers.ts'

const numbers = new Map(
  englishNumbers.flatMap((word, index) => [[word, index + 1] as const, [inWords(index + 1), index + 1] as const]),
)
/** « Un » and « one » count only where there could be more. */
const written =
  /\b(?:deux|trois|quatre|cinq|six|sept|huit|neuf|dix|onze|douze|two|three|four|five|seven|eight|nine|ten|eleven|twelve|un(?= cas d'usage)|one(?= use case))\b/gi

/**
 * What was written beside an answer holds for as long as it has no figure that the answer has not. One in words may also be
 * how many entries the answer lists.
 */
export function sameFigures(text: string | undefined, answer: string): string | undefined {
  const told = figures(answer).add(String(answer.match(/^(?:-|\d+\.) /gm)?.length ?? 0))
  return text !== undefined && [...figures(text)].every((figure) => told.has(figure)) ? text : undefined
}

function figures(text: string) {
  const plain = text.replace(/\]\([^()]*\)/g, '').replace(/(?<=\d)[\s,](?=\d{3}(?!\d))/g, '')
  const inDigits = (plain.match(/\d+(?:[.,]\d+)?/g) ?? []).map((figure) => figure.replace(',', '.'))
  const inLetters = (plain.match(written) ?? []).map((word) => String(numbers.get(word.toLowerCase())))
  return new Set([...inDigits, ...inLetters])
}
