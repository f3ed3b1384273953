import type {
  AggregateRatingLeaf,
  ContactPointLeaf,
  OrganizationLeaf,
  PostalAddressLeaf,
  WithContext,
} from 'schema-dts'
import { company } from '#content/company.ts'
import { publishedRating } from '#content/rating.ts'
import { organizationReference, type SiteAddress } from './site-identity.ts'

export type Company = typeof company

export function organization(site: SiteAddress, { foundedIn, parent, story, tagline, ...rest }: Company = company) {
  const rating = publishedRating(rest.rating)
  return {
    '@context': 'https://schema.org',
    ...organizationReference(site),
    slogan: tagline,
    description: story,
    logo: `${site.siteUrl}/icon-512.png`,
    foundingDate: String(foundedIn),
    parentOrganization: { '@type': 'Organization', name: parent.name, url: parent.url },
    ...contactDetails(),
    ...(rating && { aggregateRating: aggregateRating(rating) }),
  } as const satisfies WithContext<OrganizationLeaf>
}

/** Where and when the company is reached: on the home page and on the contact page. */
export function contactDetails() {
  const { address, openingHours, phone } = company
  return {
    address: {
      '@type': 'PostalAddress',
      streetAddress: address.street,
      postalCode: address.postalCode,
      addressLocality: address.city,
      addressCountry: 'FR',
    } as const satisfies PostalAddressLeaf,
    contactPoint: {
      '@type': 'ContactPoint',
      contactType: 'sales',
      telephone: phone.international,
      areaServed: 'FR',
      availableLanguage: 'fr',
      hoursAvailable: {
        '@type': 'OpeningHoursSpecification',
        dayOfWeek: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'],
        opens: openingHours.opens,
        closes: openingHours.closes,
      },
    } as const satisfies ContactPointLeaf,
  }
}

function aggregateRating({ value, count, provenance }: NonNullable<ReturnType<typeof publishedRating>>) {
  return {
    '@type': 'AggregateRating',
    ratingValue: value,
    bestRating: 5,
    reviewCount: count,
    author: { '@type': 'Organization', name: provenance.collectedBy, url: provenance.url },
  } as const satisfies AggregateRatingLeaf
}
