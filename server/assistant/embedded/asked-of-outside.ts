import { isLight, terms as termsIn } from '../language/french-text.ts'
import type { OurNames } from './our-names.ts'
import { englishTerm, type ReadText } from './read-question.ts'
import outside from './wordings/outside.json' with { type: 'json' }
import { createWordings, typedWords } from './wordings/wordings.ts'

const asked = createWordings(outside.asked, outside.names)
const led = createWordings(outside.led)
/** Named in what we are asked, too: « Google lit-il ces pages ? ». */
const wellKnown = new Set(outside.wellKnown.split(' ').flatMap(termsIn))
/** We tell of what they make, not of who leads them. */
const makers = new Set(outside.makers.split(' ').flatMap(termsIn))
/** « PS5 » is too short to be read as a word. */
const nameWithNumber = /^\p{L}{1,9}\d{1,9}$/u

/**
 * « Combien coûte une guitare ? », « Qui a fondé Google ? »: what may be asked of us, asked of something else. `isOurWord`
 * tells whether any question to us has a term.
 */
export function createOutsideFinder({ namesOurs }: Pick<OurNames, 'namesOurs'>, isOurWord: (term: string) => boolean) {
  return function asksOfOutside(sentence: string, read: ReadText): boolean {
    const typed = typedWords(sentence)
    if (!asked.begin(typed)) return false
    const question = read(sentence)
    const object = sentence.match(/[\p{L}\p{N}_]+/gu)?.slice(typed.length - asked.leftOutOf(typed).length) ?? []
    const subject = [...read(object.join(' ')).terms.keys()].find((term) => !isLight(term) && term !== englishTerm)
    if (question.concernsUs) return false
    if (led.begin(typed) && makers.has(subject ?? '')) return true
    if (namesOurs(question)) return false
    if (subject === undefined) return object.some((word) => nameWithNumber.test(word))
    return wellKnown.has(subject) || !isOurWord(subject)
  }
}
