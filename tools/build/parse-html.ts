export type HtmlElement = {
  readonly tag: string
  readonly attributes: ReadonlyMap<string, string>
  readonly children: HtmlNode[]
}
export type HtmlNode = HtmlElement | string

/**
 * The tree of a document that this build wrote. React closes every element and quotes every attribute, so this needs
 * none of a browser's forgiveness: markup that does not nest is an error.
 */
export function parseHtml(html: string): HtmlElement {
  const root: HtmlElement = { tag: '#document', attributes: new Map(), children: [] }
  const open = [root]
  let end = 0
  for (const match of html.matchAll(tokens)) {
    const { raw, rawAttributes, rawText, closing, tag, attributes, text } = match.groups ?? {}
    const parent = open.at(-1) ?? root
    if (match.index !== end) break
    end += match[0].length
    if (text) parent.children.push(decodeEntities(text))
    else if (raw) parent.children.push({ tag: raw, attributes: read(rawAttributes), children: [rawText ?? ''] })
    else if (closing) {
      if (parent.tag !== closing) throw new Error(`</${closing}> closes <${parent.tag}>.`)
      open.pop()
    } else if (tag) {
      const child = { tag, attributes: read(attributes), children: [] }
      parent.children.push(child)
      if (!voidElements.has(tag) && !match[0].endsWith('/>')) open.push(child)
    }
  }
  if (end < html.length) throw new Error(`This is no markup: ${html.slice(end, end + 60)}`)
  if (open.length > 1) throw new Error(`<${open.at(-1)?.tag}> is not closed.`)
  return root
}

/** The element and everything below it, in document order. */
export function elementsOf(root: HtmlElement): HtmlElement[] {
  return [root, ...root.children.flatMap((child) => (typeof child === 'string' ? [] : elementsOf(child)))]
}

export function textOf(node: HtmlNode): string {
  return typeof node === 'string' ? node : node.children.map(textOf).join('')
}

export function decodeEntities(text: string) {
  return text.replace(/&(?:#x([0-9a-f]+)|#(\d+)|(\w+));/gi, (whole, hexadecimal, decimal, name) => {
    if (hexadecimal) return String.fromCodePoint(Number.parseInt(hexadecimal, 16))
    if (decimal) return String.fromCodePoint(Number(decimal))
    return namedEntities.get(name) ?? whole
  })
}

const namedEntities = new Map([
  ['amp', '&'],
  ['lt', '<'],
  ['gt', '>'],
  ['quot', '"'],
])

const attribute = /([^\s"'=<>/]+)(?:="([^"]*)")?/g
const attributeList = `(?:\\s+${attribute.source.replaceAll(/\((?!\?)/g, '(?:')})*\\s*`
const tokens = new RegExp(
  [
    '<!--[^]*?-->|<!doctype[^>]*>',
    `<(?<raw>script|style)(?<rawAttributes>${attributeList})>(?<rawText>[^]*?)</\\k<raw>>`,
    '</(?<closing>[\\w-]+)>',
    `<(?<tag>[a-zA-Z][\\w-]*)(?<attributes>${attributeList})/?>`,
    '(?<text>[^<]+)',
  ].join('|'),
  'g',
)
const voidElements = new Set(['area', 'br', 'col', 'hr', 'img', 'input', 'link', 'meta', 'source', 'wbr'])

function read(attributes = '') {
  const pairs = attributes.matchAll(attribute)
  return new Map([...pairs].map(([, name = '', value = '']) => [name.toLowerCase(), decodeEntities(value)]))
}
