import { legalHistory } from './brand/legal-history.ts'
import type { LegalHistory, LegalSection } from './legal-document.ts'

export const legalNoticeVersions: LegalHistory = legalHistory.legalNotice
export const privacyPolicyVersions: LegalHistory = legalHistory.privacyPolicy

export const historyId = 'historique'

/** The foot of a legal text. */
export function historySection(versions: LegalHistory): LegalSection {
  return {
    id: historyId,
    title: 'Historique des versions',
    blocks: [{ kind: 'facts', items: versions.map(({ text, changes }) => ({ term: text, detail: changes })) }],
  }
}
