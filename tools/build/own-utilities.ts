import { brotliCompressSync } from 'node:zlib'
import { utilities } from '#app/document-ids.ts'
import { type AssetFile, assetFile } from './asset-file.ts'
import { budgets } from './budgets.ts'
import { decodeEntities } from './parse-html.ts'

const layer = `@layer ${utilities}{`

/** The utilities of all pages, for those that do not carry them. */
export function utilitiesFile(styles: string): AssetFile {
  return assetFile(utilities, 'css', Buffer.from(utilitiesIn(styles)))
}

/**
 * Of the utilities, which are those of all pages, a page has before its title those that its own elements name: the title
 * of a page is in the first 14 KB of it. All of them come last, for when React shows something else (complete-styles.ts).
 * There they take no request, and next to nothing: an answer's compression has them already. Where the rest of the page is
 * itself in the first 14 KB, they are a file that is fetched with what makes it live, unless that is at once.
 */
export function withOwnUtilities(html: string, { url }: AssetFile) {
  const whole = utilitiesIn(html)
  const named = classesIn(html)
  const page = html.replace(whole, () => ownRules(whole, named))
  const needsReact = page.includes(' data-needs-react=""')
  if (needsReact || brotliCompressSync(page).length > budgets.firstRoundTrip) return withBlock(page, '', whole)
  return withBlock(page, ` data-file="${url}"`).replace(/ data-scripts="[^"]+/, (scripts) => `${scripts} ${url}`)
}

function withBlock(page: string, attributes: string, text = '') {
  const block = `<script type="text/plain" id="${utilities}"${attributes}>${text}</script>`
  return page.replace('</body>', () => `${block}</body>`)
}

function utilitiesIn(text: string) {
  const at = text.indexOf(layer)
  return text.slice(at, endOfBlock(text, at))
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
