import { elementsOf, type HtmlElement, type HtmlNode } from '../parse-html.ts'

/** An element's content as Markdown; its links become absolute, seen from the page's own address. */
export function htmlToMarkdown(root: HtmlElement, pageUrl: string): string {
  return `${blocksOf(root, pageUrl).join('\n\n')}\n`
}

/** Controls and what the page repeats for its own navigation say nothing in a text. */
const leftOut = new Set(['button', 'iframe', 'input', 'nav', 'noscript', 'script', 'select', 'style', 'textarea'])
const inlineTags = new Set(
  'a abbr b br cite code data em i img label mark q s small span strong sub sup svg time u var wbr'.split(' '),
)

function blocksOf({ children }: HtmlElement, pageUrl: string): string[] {
  const blocks: string[] = []
  let run: HtmlNode[] = []
  function endRun() {
    const text = inline(run, pageUrl)
    if (text) blocks.push(text)
    run = []
  }
  for (const child of children) {
    if (typeof child === 'string' || inlineTags.has(child.tag)) run.push(child)
    else {
      endRun()
      if (!isLeftOut(child)) blocks.push(...block(child, pageUrl))
    }
  }
  endRun()
  return blocks
}

function block(element: HtmlElement, pageUrl: string): string[] {
  const { tag, children } = element
  switch (tag) {
    case 'h1':
    case 'h2':
    case 'h3':
    case 'h4':
    case 'h5':
    case 'h6':
      return [`${'#'.repeat(Number(tag.charAt(1)))} ${inline(children, pageUrl)}`]
    case 'summary':
      return [`**${inline(children, pageUrl)}**`]
    case 'ul':
    case 'ol':
      return list(element, pageUrl)
    case 'dl':
      return [definitions(element, pageUrl)]
    case 'table':
      return [table(element, pageUrl)]
    default:
      return blocksOf(element, pageUrl)
  }
}

/** A list of cards, each with a heading, reads better as sections. */
function list({ tag, children }: HtmlElement, pageUrl: string): string[] {
  const items = children.filter((child) => typeof child !== 'string').filter((item) => !isLeftOut(item))
  const contents = items.map((item) => blocksOf(item, pageUrl))
  if (items.some((item) => elementsOf(item).some(({ tag }) => /^h\d$/.test(tag)))) return contents.flat()
  const lines = contents.map((blocks, index) => {
    const marker = tag === 'ol' ? `${index + 1}. ` : '- '
    return marker + blocks.join('\n\n').replaceAll(/\n(?!\n)/g, `\n${' '.repeat(marker.length)}`)
  })
  return lines.length > 0 ? [lines.join('\n')] : []
}

function definitions(list: HtmlElement, pageUrl: string) {
  return elementsOf(list)
    .filter(({ tag }) => tag === 'dt' || tag === 'dd')
    .map(({ tag, children }) =>
      tag === 'dt' ? `- **${inline(children, pageUrl)}**` : `  ${inline(children, pageUrl)}`,
    )
    .join('\n')
}

function table(element: HtmlElement, pageUrl: string) {
  const all = elementsOf(element)
  const rows = all
    .filter(({ tag }) => tag === 'tr')
    .map(({ children }) =>
      children.filter((cell) => typeof cell !== 'string').map((cell) => inline(cell.children, pageUrl)),
    )
  const [header = [], ...body] = rows.map((cells) => `| ${cells.join(' | ')} |`)
  const rule = `|${' --- |'.repeat(rows[0]?.length ?? 0)}`
  const caption = all.filter(({ tag }) => tag === 'caption').map(({ children }) => `${inline(children, pageUrl)}\n`)
  return [...caption, header, rule, ...body].join('\n')
}

/** What follows an element without a space between them in the markup stands apart on the page, if both are words. */
function inline(nodes: readonly HtmlNode[], pageUrl: string): string {
  let text = ''
  let previous: HtmlNode | undefined
  for (const node of nodes) {
    const next = inlineNode(node, pageUrl)
    const areElements = typeof node === 'object' && typeof previous === 'object'
    const areWords = typeof node !== typeof previous && /[\p{L}\p{N}.!?»)]$/u.test(text) && /^[\p{L}\p{N}]/u.test(next)
    text += areElements || areWords ? ` ${next}` : next
    previous = node
  }
  return text.replaceAll(/[ \t\r\n]+/g, ' ').trim()
}

function inlineNode(node: HtmlNode, pageUrl: string): string {
  if (typeof node === 'string') return node.replaceAll(/[\\`*_[\]]/g, '\\$&')
  if (isLeftOut(node)) return ''
  const edge = (side: 'start' | 'end') => {
    const text = side === 'start' ? node.children[0] : node.children.at(-1)
    return typeof text === 'string' && (side === 'start' ? /^\s/ : /\s$/).test(text) ? ' ' : ''
  }
  const text = inline(node.children, pageUrl)
  const href = node.attributes.get('href')
  if (node.tag === 'img') return node.attributes.get('alt') ?? ''
  // A drawing says its name, if it has one.
  if (node.tag === 'svg') return node.attributes.get('aria-label') ?? ''
  if (node.tag === 'br') return ' '
  if (text === '') return ''
  const marked = node.tag === 'a' && href ? `[${text}](${new URL(href, pageUrl)})` : emphasised(node.tag, text)
  return edge('start') + marked + edge('end')
}

function emphasised(tag: string, text: string) {
  if (tag === 'strong' || tag === 'b') return `**${text}**`
  return tag === 'em' || tag === 'i' ? `_${text}_` : text
}

function isLeftOut({ tag, attributes }: HtmlElement) {
  return leftOut.has(tag) || attributes.get('aria-hidden') === 'true' || attributes.has('hidden')
}
