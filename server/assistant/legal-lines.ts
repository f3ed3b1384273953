import type { LegalBlock, LegalFacts } from '#content/legal-document.ts'
import { lineText } from '#content/named-line.ts'
import { lowerFirst, markdown, sentence } from './markdown.ts'

/** A legal text as single statements: paragraphs, list items, « term : detail », table rows. */
export function blockLines(block: LegalBlock): string[] {
  switch (block.kind) {
    case 'subtitle':
      return []
    case 'paragraph':
      // What depends on the build of the pages is theirs to say.
      return block.unmeasured ? [] : [markdown(block.text)]
    case 'list':
      return block.items.map((item) => markdown(lineText(item)))
    case 'facts':
      return block.items.map(factLine)
    case 'table':
      return block.rows.map((row) => {
        const [name = '', first = '', ...cells] = row.map(markdown)
        return [sentence(`${name} : ${lowerFirst(first)}`), ...cells.map(sentence)].join(' ')
      })
  }
}

export function factLine({ term, detail }: LegalFacts['items'][number]): string {
  return sentence(`${term} : ${inSentence(markdown(detail))}`)
}

/** After a colon a sentence goes on in lower case; a name alone stays as it is. */
function inSentence(detail: string) {
  return detail.endsWith('.') ? lowerFirst(detail) : detail
}
