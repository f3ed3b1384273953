import { fold } from '../language/french-text.ts'

/** What tells two sentences apart: words of four letters or more and figures, folded; the address of a link is none of them. */
export function longWords(text: string): readonly string[] {
  return fold(text.replace(/\]\([^()]*\)/g, '')).match(/\p{L}{4,}|\d+/gu) ?? []
}
