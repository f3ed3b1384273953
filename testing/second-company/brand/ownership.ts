import type { Ownership } from '#content/company-facts.ts'
import { identity } from './identity.ts'

export const ownership = {
  publisher: {
    country: 'France',
    law: 'droit français',
    shareholders: `${identity.parent.name}, à 80 %, et sa gérante`,
    inEnglish: { law: 'French law', shareholders: `${identity.parent.name} (80 %) and its manager` },
  },
  parent: { country: 'Belgique', law: 'droit belge', shareholders: 'une famille établie en Belgique' },
  host: { country: identity.host.country, law: 'droit français', shareholders: 'ses salariés' },
} satisfies Record<'publisher' | 'parent' | 'host', Ownership>
