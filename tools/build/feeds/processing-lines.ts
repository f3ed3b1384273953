import { externalServices } from '#content/external-services.ts'
import type { LegalBlock, LegalDocument } from '#content/legal-document.ts'
import { legalNotice } from '#content/legal-notice.ts'
import { paths } from '#content/paths.ts'
import { dataSubjectRights, retention } from '#content/personal-data.ts'
import { privacyPolicy } from '#content/privacy-policy.ts'
import { recipients } from '#content/recipients.ts'
import { wordsOf } from './page-dates.ts'

type ProcessingLine = { readonly path: string; readonly name: string; readonly text: string }

/**
 * What is done with data, why, for whom and how long, line by line: what a reader is to be told when it changes. Without
 * what comes with the brand, such as the host.
 */
export const processingLines: readonly ProcessingLine[] = [
  ...linesOf(paths.privacyPolicy, [
    ...blocksOf(privacyPolicy).flatMap((block) =>
      block.kind === 'table' && block.columns.includes('Base légale') ? block.rows : [],
    ),
    ...retention.map(({ data, duration }) => [data, duration]),
    ...dataSubjectRights.items.map(({ term, detail }) => [term, detail]),
    ...recipients(externalServices.filter(({ purpose }) => purpose !== 'video')).slice(recipients([]).length),
    ...blocksOf(privacyPolicy).filter((block) => 'id' in block && block.id === 'no-automated-decision'),
  ]),
  ...linesOf(
    paths.legalNotice,
    blocksOf(legalNotice).flatMap((block): readonly unknown[] =>
      'items' in block && (block.id === 'purposes' || block.id === 'legal-bases') ? block.items : [],
    ),
  ),
]

function blocksOf({ sections }: LegalDocument): readonly LegalBlock[] {
  return sections.flatMap(({ blocks }) => blocks)
}

function linesOf(path: string, lines: readonly unknown[]): readonly ProcessingLine[] {
  return lines.map((line) => {
    const text = wordsOf(line).join(' ').replaceAll(/\s+/g, ' ')
    return { path, name: text.slice(0, 60), text }
  })
}
