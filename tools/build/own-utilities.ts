import { utilities } from '#app/document-ids.ts'
import { decodeEntities } from './parse-html.ts'

const layer = `@layer ${utilities}{`

/**
 * Of the utilities, which are those of all pages, a page has before its title those that its own elements name: the title
 * of a page is in the first 14 KB of it. All of them come last, for when React shows something else (complete-styles.ts).
 * They take no request, and next to nothing: an answer's compression has them already.
 */
export function withOwnUtilities(html: string) {
  const at = html.indexOf(layer)
  const whole = html.slice(at, endOfBlock(html, at))
  const named = classesIn(html)
  return html
    .replace(whole, () => ownRules(whole, named))
    .replace('</body>', () => `<script type="text/plain" id="${utilities}">${whole}</script></body>`)
}

function classesIn(html: string): ReadonlySet<string> {
  const lists = [...html.matchAll(/ class="([^"]*)"/g)].map(([, list = '']) => decodeEntities(list))
  return new Set(lists.flatMap((list) => list.split(/\s+/)))
}

/** Without those that no element can have: each of their selectors names a class, and the page none of these. */
function ownRules(css: string, named: ReadonlySet<string>): string {
  return rulesOf(css)
    .map((rule) => {
      const open = rule.indexOf('{')
      const [prelude, body] = [rule.slice(0, open), rule.slice(open + 1, -1)]
      if (/^@(?:layer|media|container|supports)\b/.test(prelude)) {
        const own = ownRules(body, named)
        return own && `${prelude}{${own}}`
      }
      const classes = classesOf(prelude)
      return classes.length === 0 || classes.some((name) => named.has(name)) ? rule : ''
    })
    .join('')
}

function classesOf(selector: string) {
  return [...selector.matchAll(/\.((?:\\.|[\w-])+)/g)].map(([, name = '']) => name.replace(/\\(.)/g, '$1'))
}

function rulesOf(css: string): string[] {
  const rules: string[] = []
  for (let at = 0; at < css.length; ) {
    const end = endOfBlock(css, at)
    rules.push(css.slice(at, end))
    at = end
  }
  return rules
}

/** After the block that opens first from here on. */
function endOfBlock(css: string, from: number) {
  let depth = 0
  for (let at = from; from >= 0 && at < css.length; at++) {
    if (css[at] === '{') depth += 1
    if (css[at] === '}') depth -= 1
    if (css[at] === '}' && depth === 0) return at + 1
  }
  throw new Error(`The styles of a page have no block that ends: ${css.slice(from, from + 60)}`)
}
