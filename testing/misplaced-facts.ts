import type { Path } from '#content/paths.ts'
import { quotesOf, sentenceGoneFrom } from '#server/assistant/embedded/topics/page-facts.ts'
import type { SiteContent } from '#server/assistant/site-content.ts'
import { elementsOf, type HtmlNode, parseHtml } from '#tools/build/parse-html.ts'

/** A sentence for each fact that is told with a page which does not say what the fact rests on. */
export function misplacedFacts(
  { pageFacts, unansweredTopics }: Pick<SiteContent, 'pageFacts' | 'unansweredTopics'>,
  htmlOf: ReadonlyMap<Path, string>,
): readonly string[] {
  const goneFrom = new Map([...htmlOf].map(([page, html]) => [page, sentenceGoneFrom([textOf(html)])]))
  return pageFacts
    .filter(({ id }) => !unansweredTopics.includes(id))
    .flatMap(({ id, ...fact }) =>
      quotesOf(fact).flatMap(({ page, quote }) => {
        const gone = goneFrom.get(page)?.(quote)
        return gone === undefined ? [] : [`« ${id} » names ${page}, which does not say « ${gone} ».`]
      }),
    )
}

function textOf(html: string) {
  const body = elementsOf(parseHtml(html)).find(({ tag }) => tag === 'body')
  return body ? apart(body) : ''
}

/** The cells of a row and the items of a list do not run into each other. */
function apart(node: HtmlNode): string {
  if (typeof node === 'string') return node
  return ['script', 'style'].includes(node.tag) ? '' : node.children.map(apart).join(' ')
}
