import { elementsOf, type HtmlElement, parseHtml, textOf } from '../parse-html.ts'

/** One page as it was built, and what the checks look at. */
export type BuiltPage = {
  readonly path: string
  readonly document: HtmlElement
  readonly elements: readonly HtmlElement[]
  readonly ids: ReadonlySet<string>
  /** The contents of all head tags of that name, in order. */
  readonly meta: (name: string) => readonly string[]
  readonly titles: readonly string[]
  readonly canonicals: readonly string[]
  readonly structuredData: readonly string[]
}

/** The not-found page is served at any unknown address: it is built, but it has none of its own. */
export const notFoundPath = '/404'

export function readPage(path: string, html: string): BuiltPage {
  const document = parseHtml(html)
  const elements = elementsOf(document)
  const withTag = (tag: string) => elements.filter((element) => element.tag === tag)
  return {
    path,
    document,
    elements,
    ids: new Set(elements.flatMap(({ attributes }) => attributes.get('id') ?? [])),
    meta: (name) =>
      withTag('meta')
        .filter(({ attributes }) => attributes.get('name') === name || attributes.get('property') === name)
        .map(({ attributes }) => attributes.get('content') ?? ''),
    // Drawings have titles too.
    titles: withTag('head')
      .flatMap((head) => elementsOf(head).filter(({ tag }) => tag === 'title'))
      .map(textOf),
    canonicals: withTag('link')
      .filter(({ attributes }) => attributes.get('rel') === 'canonical')
      .map(({ attributes }) => attributes.get('href') ?? ''),
    structuredData: withTag('script')
      .filter(({ attributes }) => attributes.get('type') === 'application/ld+json')
      .map(textOf),
  }
}
