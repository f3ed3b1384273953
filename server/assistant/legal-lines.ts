import type { LegalBlock, LegalDocument } from '#content/legal-document.ts'
import { lowerFirst, markdown, sentence } from './markdown.ts'

/** A legal text as single statements: paragraphs, list items, « term : detail », table rows. */
export function legalLines(document: LegalDocument, sectionId: string): string[] {
  const section = document.sections.find(({ id }) => id === sectionId)
  if (!section) throw new Error(`« ${document.title} » has no section « ${sectionId} ».`)
  return section.blocks.flatMap(blockLines)
}

/** The one statement of a section that holds these words. */
export function legalLine(document: LegalDocument, sectionId: string, words: string): string {
  const line = legalLines(document, sectionId).find((candidate) => candidate.includes(words))
  if (!line) throw new Error(`« ${document.title} », section « ${sectionId} », no longer says « ${words} ».`)
  return line
}

export function blockLines(block: LegalBlock): string[] {
  switch (block.kind) {
    case 'subtitle':
      return []
    case 'paragraph':
      return [markdown(block.text)]
    case 'list':
      return block.items.map(markdown)
    case 'facts':
      return block.items.map(({ term, detail }) => sentence(`${term} : ${inSentence(markdown(detail))}`))
    case 'table':
      return block.rows.map((row) => {
        const [name = '', first = '', ...cells] = row.map(markdown)
        return [sentence(`${name} : ${lowerFirst(first)}`), ...cells.map(sentence)].join(' ')
      })
  }
}

/** After a colon a sentence goes on in lower case; a name alone stays as it is. */
function inSentence(detail: string) {
  return detail.endsWith('.') ? lowerFirst(detail) : detail
}
