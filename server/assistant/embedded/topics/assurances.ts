import { type AssuranceId, type Assurances, assuranceList, filledAssurances } from '#content/company/assurances.ts'
import { paths } from '#content/paths.ts'
import { lowerFirst } from '../../markdown.ts'
import { pageSource } from '../../sources.ts'
import { askForDemo, type Topic } from '../topic.ts'

/** How visitors ask for what a company may or may not say of itself. */
const asksOf: Readonly<Record<AssuranceId, readonly [string, ...string[]]>> = {
  certifications: [
    'Êtes-vous certifiés ISO 27001 ?',
    'certification',
    'qualification SecNumCloud',
    'certification HDS hébergeur de données de santé',
    'agrément HDS',
    'êtes-vous certifiés',
    'norme ISO',
    'certification SOC 2',
    'qualification de l’ANSSI',
    'puisque vous êtes certifiés HDS',
    'données de santé certifiées',
  ],
  serviceLevel: [
    'Quel niveau de service garantissez-vous ?',
    'disponibilité garantie SLA',
    'taux de disponibilité de 99,9 %',
  ],
  encryptionAtRest: [
    'Les données sont-elles chiffrées au repos ?',
    'chiffrement au repos',
    'chiffrement des disques',
    'qui détient les clés de chiffrement',
  ],
  singleSignOn: [
    'Proposez-vous l’authentification unique (SSO) ?',
    'SSO',
    'single sign-on',
    'connexion avec notre annuaire',
    'SAML OpenID Connect',
    'Active Directory',
    'se connecter avec notre compte interne',
    'double authentification',
  ],
  backups: [
    'Comment sont faites les sauvegardes ?',
    'sauvegardes de la plateforme',
    'plan de reprise d’activité',
    'RPO RTO',
  ],
  recurringCosts: [
    'Quels sont les coûts récurrents ?',
    'coûts récurrents',
    'coût d’exploitation annuel',
    'coût de maintenance',
  ],
  processingAgreement: [
    'Signez-vous un contrat de sous-traitance RGPD ?',
    'contrat article 28',
    'DPA',
    'data processing agreement',
    'accord de traitement des données',
    'clauses de sous-traitance RGPD',
  ],
  subProcessors: ['Quels sont vos sous-traitants ultérieurs ?', 'liste des sous-traitants de la plateforme'],
  references: [
    'Quelles sont vos références ?',
    'qui sont vos clients',
    'références clients',
    'citez un client',
    'nom de trois clients',
    'quels sont vos plus gros clients',
    'à quel client avez-vous livré',
    'quelles communes sont clientes',
    'liste de vos clients',
    'études de cas clients',
    'avez-vous un client dans notre région',
  ],
  publicPurchase: ['Peut-on vous acheter par l’UGAP ?', 'êtes-vous référencés à l’UGAP', 'centrale d’achat UGAP'],
  deliveredAccessibility: [
    'Vos assistants sont-ils accessibles (RGAA) ?',
    'conformité RGAA de votre plateforme',
    'votre solution est-elle conforme au RGAA',
    'vos assistants respectent-ils le RGAA',
    'accessibilité RGAA de vos solutions',
  ],
}

/** What the company file says is told… */
export function assuranceTopics(assurances: Assurances): Topic[] {
  return filledAssurances(assurances).map(({ id, label, text }) => ({
    id: `assurance-${id}`,
    kind: 'fact',
    asks: asksOf[id],
    answer: `${label} : ${lowerFirst(text)}`,
    sources: [pageSource(paths.solutions)],
    next: askForDemo,
    related: ['security', 'commitments', 'cost'],
  }))
}

/** … and of the rest the site says nothing. */
export function unfilledSubjects(assurances: Assurances) {
  return assuranceList.flatMap(({ id, label }) => (id in assurances ? [] : [{ id, label, asks: asksOf[id] }]))
}
