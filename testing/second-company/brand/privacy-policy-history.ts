import type { LegalHistory } from '#content/legal-document.ts'

/** A company that took the site over today: take-over.ts writes which day that is. */
export const privacyPolicyVersions: LegalHistory = [
  { isoDate: '2026-03-02', text: '2 mars 2026', changes: 'Première version.' },
]
