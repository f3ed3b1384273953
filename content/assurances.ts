/** In the order in which they are shown. */
export const assuranceList = [
  { id: 'certifications', label: 'Certifications' },
  { id: 'serviceLevel', label: 'Niveau de service' },
  { id: 'encryptionAtRest', label: 'Chiffrement au repos' },
  { id: 'singleSignOn', label: 'Authentification unique (SSO)' },
  { id: 'backups', label: 'Sauvegardes' },
  { id: 'jurisdiction', label: 'Droit applicable à votre plateforme' },
  { id: 'foreignAccess', label: "Accès d'un État étranger" },
  { id: 'exportFormats', label: 'Formats à la sortie' },
  { id: 'recurringCosts', label: 'Coûts récurrents' },
  { id: 'processingAgreement', label: 'Contrat de sous-traitance' },
  { id: 'subProcessors', label: 'Sous-traitants ultérieurs' },
  { id: 'references', label: 'Références' },
  { id: 'publicPurchase', label: 'Achat public' },
  { id: 'deliveredAccessibility', label: 'Accessibilité des assistants livrés' },
] as const

type AssuranceId = (typeof assuranceList)[number]['id']

/** What an IT department, a data-protection officer or a mayor looks for: whole sentences, in content/brand/promises.ts. */
export type Assurances = Readonly<Partial<Record<AssuranceId, string>>>

export function filledAssurances(assurances: Assurances) {
  return assuranceList.flatMap(({ id, label }) => {
    const text = assurances[id]
    return text ? [{ id, label, text }] : []
  })
}
