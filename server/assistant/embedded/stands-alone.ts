import wordings from './wordings/whole-questions.json' with { type: 'json' }
import { createWordings, typedWords } from './wordings/wordings.ts'

const whole = createWordings(wordings.questions)
/** Said with any of them, and asks for nothing else. */
const fillers = new Set(wordings.fillers)

/** « Qui êtes-vous ? », « où êtes-vous ? »: of few words and yet whole, so asked of us, whatever was told before. */
export function standsAlone(message: readonly string[]) {
  const said = typedWords(message.join(' '))
  return whole.areIn(said) && whole.leftOutOf(said).every((word) => fillers.has(word))
}
