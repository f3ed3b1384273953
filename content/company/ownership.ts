import { company } from '../company.ts'

type Ownership = {
  readonly country: string
  readonly law: string
  /** As read after « appartient à ». */
  readonly shareholders: string
}

/** A place is not a jurisdiction: whose law each of them is under, and who owns it. */
export const ownership = {
  publisher: {
    country: 'France',
    law: 'droit français',
    shareholders: `${company.parent.name}, à 100 %`,
  },
  parent: {
    country: 'France',
    law: 'droit français',
    shareholders: 'ses fondateurs et salariés, tous établis en France',
  },
  host: {
    country: 'France',
    law: 'droit français',
    shareholders: 'des personnes physiques établies en France',
  },
} as const satisfies Record<'publisher' | 'parent' | 'host', Ownership>
