import type { LegalHistory, LegalSection } from './legal-document.ts'

export const historyId = 'historique'

/** The foot of a legal text. */
export function historySection(versions: LegalHistory): LegalSection {
  return {
    id: historyId,
    title: 'Historique des versions',
    blocks: [{ kind: 'facts', items: versions.map(({ text, changes }) => ({ term: text, detail: changes })) }],
  }
}
