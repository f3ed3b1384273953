import wordings from './wordings/whole-questions.json' with { type: 'json' }
import { createWordings, typedWords } from './wordings/wordings.ts'

const whole = createWordings(wordings.questions)
const price = createWordings(wordings.price)
/** Said with any of them, and asks for nothing else. */
const fillers = new Set(wordings.fillers)

/** « Qui êtes-vous ? », « où êtes-vous ? »: of few words and yet whole, so asked of us, whatever was told before. */
export function standsAlone(message: readonly string[]) {
  return isNothingBut(whole, message)
}

/** « Quel est le prix ? »: of what was told where that has one (price-of.ts), or else of a project. */
export function asksThePrice(message: readonly string[]) {
  return isNothingBut(price, message)
}

function isNothingBut(asked: typeof whole, message: readonly string[]) {
  const said = typedWords(message.join(' '))
  return asked.areIn(said) && asked.leftOutOf(said).every((word) => fillers.has(word))
}
