const name = /^\p{Script=Latin}+(?:['’-]\p{Script=Latin}+){0,2}$/u
const mostNames = 2
const longest = 24

/** Words that make an address or a call of what looks like a name. */
const notNames = new Set(['com', 'dot', 'fr', 'http', 'https', 'net', 'org', 'point', 'www'])

/**
 * The first name as a letter may begin with it; nothing where it does not look like one. The confirmation goes to
 * whoever's address was typed: a few words of one's own choice must not travel with it.
 */
export function asFirstName(text: string): string | undefined {
  const typed = text.normalize('NFC').trim()
  const names = typed.split(' ')
  if (typed.length > longest || names.length > mostNames || !names.every((part) => name.test(part))) return undefined
  return typed.split(/[ '’-]/).some((word) => notNames.has(word.toLowerCase())) ? undefined : typed
}
