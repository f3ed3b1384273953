import { ownMails } from '#content/own-links.ts'

/** What a text is made of, as far as links go. */
export type Construct =
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'link'; readonly isImage: boolean; readonly label: string; readonly target: string }
  | { readonly kind: 'citation'; readonly numbers: readonly number[] }
  | { readonly kind: 'address' | 'mail'; readonly text: string }

/** `rest` is what more text may still turn into a link, a citation or an address. */
export type Scan = { readonly constructs: readonly Construct[]; readonly rest: string }

/** A construct that grows longer than this is no link that we would keep. */
const longestHeld = 300
const longestCitation = 60

const plainRun = /[^![:：@\p{L}\p{N}._%+-]+/uy
const wordRun = /[\p{L}\p{N}._%+-]*/uy
const domainRun = /[\p{L}\p{N}.-]*/uy
export const addressRun = /[^\s<>"'`)\]]*/uy
const slashes = /[:：][/／⁄∕]{2}/y
const halfSlashes = /[:：][/／⁄∕]?$/y

/**
 * Reads a text once from left to right. Nothing is looked for twice: where a bracket finds its partner is remembered for
 * those that follow, so that the work is in proportion to the text, whatever a model was talked into saying.
 */
export function scanLinks(text: string, { isWhole, isLabel = false }: { isWhole: boolean; isLabel?: boolean }): Scan {
  const constructs: Construct[] = []
  const labelEnd = nextOf(text, ']')
  const targetEnd = nextOf(text, ')')
  const mayGrow = (from: number) => !isWhole && text.length - from <= longestHeld
  let shown = 0

  /** What stands before `from` is text; what is found reaches to `to`. */
  function found(construct: Construct, from: number, to: number) {
    if (from > shown) constructs.push({ kind: 'text', text: text.slice(shown, from) })
    constructs.push(construct)
    shown = to
    return to
  }

  for (let at = 0; at < text.length; ) {
    const next = isLabel || !startsBracket(text, at) ? atWord(at) : atBracket(at)
    if (next === 'unfinished') return { constructs: [...constructs, ...textUpTo(at)], rest: text.slice(at) }
    if (typeof next === 'object')
      return { constructs: [...constructs, ...textUpTo(next.from)], rest: text.slice(next.from) }
    at = next
  }
  return { constructs: [...constructs, ...textUpTo(text.length)], rest: '' }

  function textUpTo(end: number): Construct[] {
    return end > shown ? [{ kind: 'text', text: text.slice(shown, end) }] : []
  }

  function atBracket(at: number): number | 'unfinished' {
    const isImage = text[at] === '!'
    const open = isImage ? at + 1 : at
    if (open === text.length) return mayGrow(at) ? 'unfinished' : open
    if (text[open] !== '[') return open
    const close = labelEnd(open + 1)
    const isOpen = close === text.length || (close + 1 === text.length && text[close] === ']')
    if (isOpen && mayGrow(at)) return 'unfinished'
    if (text[close] !== ']') return open + 1
    const label = text.slice(open + 1, close)
    if (text[close + 1] !== '(') return isOpen ? open + 1 : atCitation(open, close, label)
    const end = targetEnd(close + 2)
    if (end === text.length && mayGrow(at)) return 'unfinished'
    if (text[end] !== ')') return open + 1
    const target = /^\s*<?([^\s>]*)/.exec(text.slice(close + 2, end))?.[1] ?? ''
    return found({ kind: 'link', isImage, label, target }, at, end + 1)
  }

  function atCitation(open: number, close: number, label: string) {
    const numbers = label.length > longestCitation ? [] : label.split(',').map((number) => number.trim())
    if (numbers.length === 0 || !numbers.every((number) => /^\d{1,2}$/.test(number))) return open + 1
    return found({ kind: 'citation', numbers: numbers.map(Number) }, open, close + 1)
  }

  /** Addresses start with a word, or with nothing where the word before them has been shown already. */
  function atWord(at: number): number | { from: number } {
    const plain = runLength(plainRun, at)
    if (plain > 0) return at + plain
    const word = text.slice(at, at + runLength(wordRun, at))
    const end = at + word.length
    const www = word.toLowerCase().indexOf('www.')
    if (www !== -1) return atAddress(at + www, at + www + 'www.'.length)
    if (isAt(slashes, end)) return atAddress(at + schemeStart(word), end + '://'.length)
    if (isAt(halfSlashes, end) && mayGrow(at)) return { from: at + schemeStart(word) }
    if (text[end] === '@') return atMail(at, end + 1)
    if (end === text.length && mayGrow(at)) {
      const beginning = unfinishedBeginning(word)
      if (beginning > 0) return { from: end - beginning }
    }
    return Math.max(end, at + 1)
  }

  function atAddress(from: number, rest: number): number | { from: number } {
    const end = rest + runLength(addressRun, rest)
    if (end === text.length && mayGrow(from)) return { from }
    return end === rest ? end : found({ kind: 'address', text: text.slice(from, end) }, from, end)
  }

  function atMail(from: number, domain: number): number | { from: number } {
    const end = domain + runLength(domainRun, domain)
    if (end === text.length && mayGrow(from)) return { from }
    return end === domain ? end : found({ kind: 'mail', text: text.slice(from, end) }, from, end)
  }

  function runLength(run: RegExp, from: number) {
    run.lastIndex = from
    return run.exec(text)?.[0].length ?? 0
  }

  function isAt(pattern: RegExp, from: number) {
    pattern.lastIndex = from
    return pattern.test(text)
  }
}

function startsBracket(text: string, at: number) {
  return text[at] === '[' || text[at] === '!'
}

/** Where the character, the end of the line or of the text comes next. Asked from left to right it reads the text once. */
function nextOf(text: string, character: string) {
  let known = -1
  return (from: number) => {
    if (known < from) {
      known = from
      while (known < text.length && text[known] !== character && text[known] !== '\n') known++
    }
    return known
  }
}

/** Where in a word the scheme begins that a colon and two slashes follow. */
function schemeStart(word: string) {
  let start = word.length
  for (let at = word.length - 1; at >= 0 && /[a-zA-Z0-9+.-]/.test(word.charAt(at)); at--) {
    if (/[a-zA-Z]/.test(word.charAt(at))) start = at
  }
  return start
}

/** The first letters of our own addresses and of schemes, which would otherwise be gone when the rest arrives. */
const beginnings = ['http', 'https', ...ownMails.map((mail) => mail.slice(0, mail.indexOf('@')))]
const longestBeginning = Math.max(...beginnings.map(({ length }) => length))

/** How many of a word's last letters may begin an address. */
function unfinishedBeginning(word: string): number {
  for (let length = Math.min(longestBeginning, word.length); length > 0; length--) {
    if (/[\p{L}\p{N}]/u.test(word.charAt(word.length - length - 1))) continue
    const end = word.slice(-length)
    if (beginnings.some((beginning) => beginning.startsWith(end) || isScheme(beginning, end))) return length
  }
  return /[wW]{0,3}$/.exec(word.slice(-3))?.[0].length ?? 0
}

function isScheme(beginning: string, end: string) {
  return beginning.startsWith('http') && beginning.startsWith(end.toLowerCase())
}
