import type { Ownership } from '../company-facts.ts'
import { identity } from './identity.ts'

/** The publisher belongs to the parent company of identity.ts. */
export const ownership = {
  publisher: {
    country: 'France',
    law: 'droit français',
    shareholders: `${identity.parent.name}, à 100 %`,
    inEnglish: { law: 'French law', shareholders: `${identity.parent.name} (100 %)` },
  },
  parent: {
    country: 'France',
    law: 'droit français',
    shareholders: 'ses fondateurs et salariés, tous établis en France',
    inEnglish: { law: 'French law', shareholders: 'its founders and employees, all established in France' },
  },
  host: {
    country: identity.host.country,
    law: 'droit français',
    shareholders: 'des personnes physiques établies en France',
    inEnglish: { law: 'French law', shareholders: 'individuals established in France' },
  },
} satisfies Record<'publisher' | 'parent' | 'host', Ownership>
