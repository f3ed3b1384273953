import type { EeaCountry } from './countries.ts'

/** What content/brand/ has to say of the company. */
export type CompanyFacts = {
  readonly name: string
  readonly tagline: string
  /** Why this name; shown in the footer. */
  readonly story: string
  readonly foundedIn: number
  readonly copyrightYear: number
  readonly parent: { readonly name: string; readonly url: string }
  readonly address: {
    readonly street: string
    readonly postalCode: string
    readonly city: string
    readonly country: string
    readonly latitude: number
    readonly longitude: number
  }
  readonly phone: { readonly display: string; readonly international: string }
  readonly email: string
  /** From Monday to Friday. */
  readonly openingHours: { readonly opens: string; readonly closes: string }
  readonly legal: LegalFacts
  readonly host: {
    readonly name: string
    readonly address: string
    readonly phone: string
    /** The texts say that servers are in Europe and nothing is transferred outside of it. */
    readonly country: EeaCountry
  }
  /** Without this field, or its provenance, no rating is shown or emitted. */
  readonly rating?: Rating
}

type LegalFacts = {
  readonly name: string
  /** Written out: « Société par actions simplifiée ». */
  readonly form: string
  readonly capital: string
  readonly siren: string
  readonly siret: string
  readonly register: string
  readonly vat: string
  readonly activityCode: string
  readonly publicationDirector: string
  readonly dataProtectionOfficer: { readonly name: string; readonly email: string }
}

export type Rating = {
  readonly value: number
  readonly count: number
  /** Code de la consommation, L. 111-7-2 et D. 111-17: without it the rating is shown nowhere. */
  readonly provenance?: RatingProvenance
}

type RatingProvenance = {
  readonly collectedBy: string
  readonly checkedBy: string
  /** As read after « contrôlés ». */
  readonly checkedOn: string
  /** The last day of that time: after a year the doctor asks again. */
  readonly checkedUntil: string
  /** Where every review can be read. */
  readonly url: string
  /** Where it can be read how they are checked. */
  readonly rules: string
}

/** Whose law each of them is under, and who owns it: a place is not a jurisdiction. */
export type Ownership = {
  readonly country: string
  readonly law: string
  /** As read after « appartient à ». */
  readonly shareholders: string
  /** The same for those who ask the assistant in English; « owned by » comes before the shareholders. */
  readonly inEnglish?: { readonly law: string; readonly shareholders: string }
}

export type NameStory = {
  /** The story for those who ask the assistant in English. */
  readonly inEnglish?: string
  /** What visitors ask about it in words of its own. */
  readonly questions: readonly string[]
}
