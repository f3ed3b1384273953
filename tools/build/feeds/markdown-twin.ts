import { feeds } from '#content/feeds.ts'
import type { PageSettings } from '#content/page-settings.ts'
import { elementsOf, type HtmlElement } from '../parse-html.ts'
import { htmlToMarkdown } from './html-to-markdown.ts'

/** The page's text for programs that read Markdown: what it is, where it comes from, and all that its main part says. */
export function markdownTwin(document: HtmlElement, { description }: PageSettings, pageUrl: string) {
  const main = elementsOf(document).find(({ tag }) => tag === 'main')
  if (!main) throw new Error(`The page ${pageUrl} has no main part.`)
  return `> ${description}\n> ${feeds.markdown.source}${pageUrl}\n\n${htmlToMarkdown(main, pageUrl)}`
}
