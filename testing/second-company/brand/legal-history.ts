import type { LegalHistory } from '#content/legal-document.ts'

const today = new Date()

/** A company that took the site over today. */
const first: LegalHistory = [
  {
    isoDate: today.toISOString().slice(0, 10),
    text: new Intl.DateTimeFormat('fr', { dateStyle: 'long', timeZone: 'UTC' }).format(today),
    changes: 'Première version.',
  },
]

export const legalHistory = { legalNotice: first, privacyPolicy: first }
