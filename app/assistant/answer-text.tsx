import { createElement, Fragment, type ReactNode } from 'react'
import type { AnswerDetails } from '#contract/chat-protocol.ts'
import { RichText } from '../ui/rich-text.tsx'
import { type Block, type Inline, parseMarkdown } from './parse-markdown.ts'

/** A page in French says which of its parts are not (RGAA 8.7). */
type Language = { readonly lang: 'en' } | null

/** An answer's Markdown as elements; what is not part of the subset is shown as text. */
export function AnswerText({ text, english }: { text: string; english: AnswerDetails['english'] }) {
  const isEnglish = (index: number) => english === 'whole' || (english === 'opening' && index === 0)
  const blocks = parseMarkdown(text).map((block, index) =>
    blockElement(block, isEnglish(index) ? { lang: 'en' } : null),
  )
  return createElement(Fragment, null, ...blocks)
}

function blockElement(block: Block, language: Language): ReactNode {
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
        language,
      )
    case 'paragraph':
      return inOrder(
        'p',
        block.lines.flatMap((line, index) => [index > 0 && <br key="break" />, ...line.map(inlineElement)]),
        language,
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
function inOrder(type: string, children: readonly ReactNode[], language: Language = null) {
  return createElement(type, language, ...children)
}
