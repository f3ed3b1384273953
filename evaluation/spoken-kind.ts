import type { Given } from './judge.ts'
import { openingOf } from './opening.ts'

/** How the instructions in server/assistant/system-instructions.ts have a model say that it does not answer. */
const declining = [
  /\bne (?:le )?(?:dit|disent|précise|précisent|mentionne|mentionnent|indique|indiquent|contient|contiennent|figure|figurent)\b[^.]*\b(?:pas|rien|aucune?)\b/,
  /\bn['’](?:est|apparaît|y a|ai|indique|aborde|évoque)\b[^.]*\b(?:pas|aucune?)\b[^.]*\b(?:précisé|indiqué|mentionné|information|renseignement|dit|site)/,
  /\bje ne (?:peux|suis|dispose|trouve|sais|connais|traite|réponds)\b[^.]*\b(?:pas|que|qu['’])/,
  /\b(?:sans rapport avec|hors (?:du|de mon) (?:sujet|domaine|périmètre)|désolée?)\b/,
  /\b(?:the site|this site|the pages?) (?:does|do) not (?:say|mention|specify|tell|indicate)\b/,
  /\b(?:i (?:cannot|can['’]t|am not able|don['’]t (?:know|have))|sorry|unrelated to|only answer)\b/,
]

/** A model does not say whether it answers: its first sentence does. A rule of thumb, and the same for every model. */
export function spokenKind(text: string): Given['kind'] {
  const sentences = openingOf(text)
    .toLowerCase()
    .split(/(?<=[.!?])\s+/)
  const first = sentences.find((sentence) => sentence.split(' ').length > 3) ?? ''
  return declining.some((words) => words.test(first)) ? 'declined' : 'fact'
}
