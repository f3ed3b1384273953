import type { Rating } from './company-facts.ts'
import type { RichText } from './rich-text.ts'

/** The rating, if the company file says who collected and checked the reviews, when, and where they can be read. */
export function publishedRating(rating: Rating | undefined) {
  const provenance = rating?.provenance
  if (!rating || !provenance || Object.values(provenance).some((detail) => detail.trim() === '')) return undefined
  return { ...rating, provenance }
}

type PublishedRating = NonNullable<ReturnType<typeof publishedRating>>

export function ratingText({ value, count, provenance }: PublishedRating): RichText {
  return [
    `Note de nos clients : ${String(value).replace('.', ',')}/5 sur ${count} avis, ${ratingOrigin(provenance)} : `,
    { text: 'lire les avis', href: provenance.url },
    ', ',
    { text: 'comment ils sont contrôlés', href: provenance.rules },
  ]
}

export function ratingOrigin({ collectedBy, checkedBy, checkedOn }: PublishedRating['provenance']): string {
  return collectedBy === checkedBy
    ? `recueillis et contrôlés par ${collectedBy} ${checkedOn}`
    : `recueillis par ${collectedBy}, contrôlés par ${checkedBy} ${checkedOn}`
}
