/** In characters: beyond, with all the marks that a copied number may carry, it is none. */
const longest = 200

/**
 * A French number as it is copied from signatures, contact cards and links, in the form that the rule for it takes:
 * without the marks that nobody sees, its separators as spaces, dots and hyphens, and +33 for the ways to write that. A line
 * end stays, and whatever else does not belong in a number: the rule refuses it.
 */
export function dialledNumber(text: string) {
  if (text.length > longest) return text.trim()
  return text
    .replace(/\p{Cf}/gu, '')
    .normalize('NFC')
    .trim()
    .replace(/[\t/\p{Zs}]+/gu, ' ')
    .replace(/[\p{Pd}\u2212]/gu, '-')
    .replace(/[\u00b7\u2022\u2027\u2219\u22c5]/g, '.')
    .replace(/ ?([.-]) ?/g, '$1')
    .replace(/^t[eé]l\.? ?: ?/i, '')
    .replace(/^\((\+33|0033)\)/, '$1')
    .replace(/^(?:\+33[ .-]?\(0\)|0033[ .-]?(?:\(0\))?)[ .-]?/, '+33 ')
    .trim()
}
