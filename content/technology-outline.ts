import type { LogoName } from './logos.ts'

/** What other pages tell of a technology; the solutions page adds the rest, in technologies.ts. */
export type TechnologyOutline = {
  /** Also its anchor on the solutions page. */
  readonly id: string
  readonly name: string
  readonly logo: LogoName
  /** Its layer of the section drawing: a name, and what it does in a few words. */
  readonly layer: { readonly label: string; readonly role: string }
  /** Where its licence is no plain open-source one: what that adds. */
  readonly licenceCondition?: string
}

/** From the layer your teams touch down to the one that reaches your applications. */
export const technologyOutline: readonly TechnologyOutline[] = [
  {
    id: 'dify',
    name: 'Dify',
    logo: 'dify',
    layer: { label: 'Plateforme', role: 'Construire et publier' },
    licenceCondition: 'Dify ajoute des conditions à la licence Apache 2.0',
  },
  {
    id: 'langchain',
    name: 'LangChain',
    logo: 'langchain',
    layer: { label: 'Framework', role: 'Relier et raisonner' },
  },
  { id: 'qdrant', name: 'Qdrant', logo: 'qdrant', layer: { label: 'Base vectorielle', role: 'Retrouver' } },
  {
    id: 'n8n',
    name: 'n8n',
    logo: 'n8n',
    layer: { label: 'Automatisation', role: 'Agir' },
    licenceCondition: "n8n est « fair-code », son code se lit et s'audite mais ne se revend pas",
  },
]
