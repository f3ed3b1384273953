import { isOwnLink } from '#content/own-links.ts'

export type Inline =
  | string
  | { readonly kind: 'bold'; readonly content: readonly Inline[] }
  | { readonly kind: 'code'; readonly text: string }
  | { readonly kind: 'link'; readonly href: string; readonly text: string }

export type Block =
  | { readonly kind: 'paragraph'; readonly lines: readonly (readonly Inline[])[] }
  | { readonly kind: 'list'; readonly ordered: boolean; readonly items: readonly (readonly Inline[])[] }
  | { readonly kind: 'code'; readonly text: string }

/** The part of Markdown that an answer may use; everything else stays the text that it is. */
export function parseMarkdown(text: string): readonly Block[] {
  const blocks: Block[] = []
  const lines = text.split(/\r?\n/)
  for (let index = 0; index < lines.length; ) {
    const line = lines[index] ?? ''
    if (fence.test(line)) {
      // While the answer still comes, its end may be missing.
      const end = firstFrom(lines, index + 1, (later) => fence.test(later))
      blocks.push({ kind: 'code', text: lines.slice(index + 1, end).join('\n') })
      index = end + 1
    } else if (listItem.test(line)) {
      const ordered = /^\s*\d/.test(line)
      const items = run(lines, index, (later) => listItem.test(later) && /^\s*\d/.test(later) === ordered)
      blocks.push({ kind: 'list', ordered, items: items.map((item) => parseInline(item.replace(listItem, ''))) })
      index += items.length
    } else if (line.trim() === '') {
      index++
    } else {
      const paragraph = run(lines, index, (later) => later.trim() !== '' && !listItem.test(later) && !fence.test(later))
      blocks.push({ kind: 'paragraph', lines: paragraph.map((words) => parseInline(words.replace(heading, ''))) })
      index += paragraph.length
    }
  }
  return blocks
}

const fence = /^\s*```/
const listItem = /^\s{0,3}(?:[-*•]|\d{1,2}[.)])\s+/
const heading = /^#{1,6}\s+/
/** What opens ends before the next one opens: each character is read once, whatever never closes. */
const inline = /\*\*(?<bold>[^*\n]+)\*\*|`(?<code>[^`\n]+)`|\[(?<text>[^[\]\n]+)\]\((?<href>[^()[\]\s]*)\)/g

function parseInline(text: string): readonly Inline[] {
  const parts: Inline[] = []
  let from = 0
  for (const { index, 0: whole, groups = {} } of text.matchAll(inline)) {
    parts.push(text.slice(from, index), parsed(groups))
    from = index + whole.length
  }
  parts.push(text.slice(from))
  return parts.filter((part) => part !== '')
}

function parsed({ bold, code, text = '', href = '' }: Partial<Record<string, string>>): Inline {
  if (bold !== undefined) return { kind: 'bold', content: parseInline(bold) }
  if (code !== undefined) return { kind: 'code', text: code }
  return isOwnLink(href) ? { kind: 'link', href, text } : text
}

/** The lines from one on, as long as they belong together. */
function run(lines: readonly string[], from: number, belongs: (line: string) => boolean) {
  return lines.slice(
    from,
    firstFrom(lines, from, (line) => !belongs(line)),
  )
}

/** Where the first such line is, or the end. */
function firstFrom(lines: readonly string[], from: number, isIt: (line: string) => boolean) {
  let at = from
  while (at < lines.length && !isIt(lines[at] ?? '')) at++
  return at
}

/** An answer as it is read out or copied: the words without the marks. */
export function plainText(text: string) {
  return parseMarkdown(text)
    .map((block) => {
      if (block.kind === 'code') return block.text
      if (block.kind === 'paragraph') return block.lines.map(plainInline).join('\n')
      return block.items
        .map((item, index) => `${block.ordered ? `${index + 1}.` : '-'} ${plainInline(item)}`)
        .join('\n')
    })
    .join('\n\n')
}

function plainInline(parts: readonly Inline[]): string {
  return parts
    .map((part) => {
      if (typeof part === 'string') return part
      return part.kind === 'bold' ? plainInline(part.content) : part.text
    })
    .join('')
}
