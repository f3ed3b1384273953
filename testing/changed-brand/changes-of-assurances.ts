import type { BrandChange } from './brand-changes.ts'

/** What the Data Act wants on a provider's site. */
export const changesOfAssurances: readonly BrandChange[] = [
  { to: { 'hostingAssurances.jurisdiction': 'Votre plateforme relève du droit luxembourgeois.' } },
  { to: { 'hostingAssurances.foreignAccess': 'Aucune autorité étrangère ne lit vos données.' } },
  { to: { 'hostingAssurances.exportFormats': 'Tout sort en CSV.' } },
  { to: { 'assurancesInEnglish.jurisdiction': 'Your platform is under the law of Luxembourg.' } },
  { to: { 'assurancesInEnglish.foreignAccess': 'No foreign authority reads your data.' } },
  { to: { 'assurancesInEnglish.exportFormats': 'Everything comes out as CSV.' } },
]
