/** Capitals and small letters: the script has others, which are read as a point, a dash or an exclamation mark. */
const name = /^[\p{Script=Latin}&&[\p{Lu}\p{Ll}]]+$/v
const mostNames = 2
const longest = 20

/** Words that make an address or a call of what looks like a name. */
const notNames = new Set(['com', 'dot', 'fr', 'http', 'https', 'net', 'org', 'point', 'www'])

/**
 * The first name as a letter may begin with it; nothing where it does not look like one. The confirmation goes to
 * whoever's address was typed: a few words of one's own choice must not travel with it.
 */
export function asFirstName(text: string): string | undefined {
  const typed = text.normalize('NFC').trim()
  // Of two ways to write the same letters, the plain one: a wide « ｅ » stands for nothing in a name.
  if (typed.length > longest || typed !== typed.normalize('NFKC')) return undefined
  const names = typed.split(/[ '’-]/)
  const looksLikeOne =
    names.length <= mostNames && names.every((part) => name.test(part) && !notNames.has(part.toLowerCase()))
  return looksLikeOne ? typed : undefined
}
