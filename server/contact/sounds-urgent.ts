import { splitMessage } from './joined-conversation.ts'

/** Of what stands before the word, all that a negation of it can take. */
const longestNegation = 60

/** In doubt it is urgent: « ne marche pas urgent » is a fault and a cry, « n'est pas urgent » is neither. */
const negations = [
  /(?:^|(?<!\p{L})(?:est|était|sont|étaient|sera|serait|seront|semble|paraît|parait|y a|soit) (?:(?:\p{L}+ment|très|si|trop|du tout|encore) )*)pas (?:(?:\p{L}+ment|très|si|trop|du tout|encore) )*$/u,
  /(?<!\p{L})pas l'air (?:(?:\p{L}+ment|très|si|trop|du tout|encore) )*$/u,
  /(?<!\p{L})(?:pas|rien|sans) d(?:'(?:une? )?|e (?:(?:\p{L}+ment|très|si|trop|du tout|encore) )*)$/u,
  /(?<!\p{L})(?:non|aucune?|nulle) $/u,
  /(?<!\p{L})loin d'être (?:(?:\p{L}+ment|très|si|trop|du tout|encore) )*$/u,
  /(?<!\p{L})(?:not|isn't) (?:(?:very|really|that|so) )*$/u,
  // What an assistant is to sort or serve: « le service des urgences », « les demandes urgentes », « par niveau d'urgence ».
  /(?<!\p{L})(?:niveau|degré|motif|ordre) d'$/u,
]
/** Of more than one, which a person's own matter is not. */
const matters =
  /(?<!\p{L})(?:(?:des|les|aux|vos|nos) |(?:demandes|cas|appels|messages|dossiers|tickets|courriers|situations|interventions|signalements) )$/u
/** « sans urgence », where « sans urgent » is a sentence that was cut. */
const negationOfNoun = /(?<!\p{L})sans (?:aucune |réelle )?$/u

/** « urgent », « en urgence », but not « rien d'urgent » or « pas d'urgence ». A negation holds within its line and clause. */
export function soundsUrgent(message: string): boolean {
  // A conversation that was joined has the assistant's words, too.
  const { own } = splitMessage(message)
  return [...own.matchAll(/(?<![\p{L}\p{M}])urgen(?:te?s?|(ces?))(?![\p{L}\p{M}])/giu)].some((found) => {
    const [word, noun] = found
    const before = clauseBefore(own, found.index)
    if (/s$/i.test(word) && matters.test(before)) return false
    return !negations.some((negation) => negation.test(before)) && !(noun && negationOfNoun.test(before))
  })
}

function clauseBefore(text: string, end: number) {
  const clause = text
    .slice(Math.max(0, end - longestNegation), end)
    .split(/[\n\r\u0085\u2028\u2029.!?;:…,()[\]«»"“”–—]/u)
    .at(-1)
  return (clause ?? '').trimStart().normalize('NFC').toLowerCase().replaceAll('’', "'").replace(/\s+/g, ' ')
}
