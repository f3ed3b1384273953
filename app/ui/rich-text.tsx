import type { RichLink, RichText as RichTextContent } from '#content/rich-text.ts'
import { PageLink } from './page-link.tsx'

/** Text in which some words are links. */
export function RichText({ text }: { text: RichTextContent }) {
  if (typeof text === 'string') return text
  return text.map((part) => (typeof part === 'string' ? part : <TextLink key={part.href + part.text} link={part} />))
}

function TextLink({ link: { text, href } }: { link: RichLink }) {
  return isPage(href) ? (
    <PageLink to={href} className="text-link">
      {text}
    </PageLink>
  ) : (
    <a href={href} className="text-link">
      {text}
    </a>
  )
}

/** A file such as /licences.txt is no page: the browser opens it by itself. */
function isPage(href: string) {
  return href.startsWith('/') && !href.endsWith('.txt')
}
