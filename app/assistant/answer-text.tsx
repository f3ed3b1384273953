import { createElement, Fragment, type ReactNode } from 'react'
import { RichText } from '../ui/rich-text.tsx'
import { type Block, type Inline, parseMarkdown } from './parse-markdown.ts'

/** An answer's Markdown as elements; what is not part of the subset is shown as text. */
export function AnswerText({ text }: { text: string }) {
  return inOrder(Fragment, parseMarkdown(text).map(blockElement))
}

function blockElement(block: Block): ReactNode {
  switch (block.kind) {
    case 'code':
      return (
        <pre>
          <code>{block.text}</code>
        </pre>
      )
    case 'list':
      return inOrder(
        block.ordered ? 'ol' : 'ul',
        block.items.map((item) => inOrder('li', item.map(inlineElement))),
      )
    case 'paragraph':
      return inOrder(
        'p',
        block.lines.flatMap((line, index) => [index > 0 && <br key="break" />, ...line.map(inlineElement)]),
      )
  }
}

function inlineElement(part: Inline): ReactNode {
  // In an element of its own: a browser that translates the page takes the text away, and React would go on with it.
  if (typeof part === 'string') return <span>{part}</span>
  if (part.kind === 'code') return <code>{part.text}</code>
  if (part.kind === 'link') return <RichText text={[part]} />
  return inOrder('strong', part.content.map(inlineElement))
}

/** An answer only grows at its end: its parts are known by their place, and need no keys. */
function inOrder(type: string | typeof Fragment, children: readonly ReactNode[]) {
  return createElement(type, null, ...children)
}
