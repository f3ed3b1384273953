/** Of what stands before the word, all that a negation of it can take. */
const longestNegation = 60

/** In doubt it is urgent: « ne marche pas urgent » is a fault and a cry, « n'est pas urgent » is neither. */
const negations = [
  /(?:^|(?<!\p{L})(?:est|était|sont|étaient|sera|serait|seront|semble|paraît|parait|y a|soit) (?:(?:\p{L}+ment|très|si|trop|du tout|encore) )*)pas (?:(?:\p{L}+ment|très|si|trop|du tout|encore) )*$/u,
  /(?<!\p{L})pas l'air (?:(?:\p{L}+ment|très|si|trop|du tout|encore) )*$/u,
  /(?<!\p{L})(?:pas|rien|sans) d(?:'|e (?:(?:\p{L}+ment|très|si|trop|du tout|encore) )*)$/u,
  /(?<!\p{L})(?:non|aucune?|nulle) $/u,
]
/** « sans urgence », where « sans urgent » is a sentence that was cut. */
const negationOfNoun = /(?<!\p{L})sans (?:aucune |réelle )?$/u

/** « urgent », « en urgence », but not « rien d'urgent » or « pas d'urgence ». A negation holds within its line and clause. */
export function soundsUrgent(message: string): boolean {
  return [...message.matchAll(/(?<![\p{L}\p{M}])urgen(?:te?s?|(ces?))(?![\p{L}\p{M}])/giu)].some((found) => {
    const before = clauseBefore(message, found.index)
    return !negations.some((negation) => negation.test(before)) && !(found[1] && negationOfNoun.test(before))
  })
}

function clauseBefore(text: string, end: number) {
  const clause = text
    .slice(Math.max(0, end - longestNegation), end)
    .split(/[\n\r\u0085\u2028\u2029.!?;:…,()[\]«»"“”–—]/u)
    .at(-1)
  return (clause ?? '').trimStart().normalize('NFC').toLowerCase().replaceAll('’', "'").replace(/\s+/g, ' ')
}
