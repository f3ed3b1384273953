import { longWords } from './long-words.ts'

/** Of a part's words, how many another may have said before it says nothing more; fewer where its figures were said. */
const nearlyAll = 0.8
const half = 0.45

/** Of several things that are told, those that say something which was not said: « 30-45 min, gratuite » stands once. */
export function withoutRepeats<Part extends { readonly text: string }>(parts: readonly Part[]): readonly Part[] {
  const kept: Part[] = []
  for (const part of parts) if (!kept.some((earlier) => isSaid(part.text, earlier.text))) kept.push(part)
  return kept
}

function isSaid(part: string, earlier: string) {
  const said = new Set(longWords(earlier))
  const own = [...new Set(longWords(part))]
  const share = own.filter((word) => said.has(word)).length / own.length
  const figures = own.filter((word) => /\d/.test(word))
  return share >= (figures.length > 0 && figures.every((figure) => said.has(figure)) ? half : nearlyAll)
}
