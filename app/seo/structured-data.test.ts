import { describe, expect, test } from 'vitest'
import { privacyPolicyVersions } from '#content/brand/privacy-policy-history.ts'
import { offer } from '#content/brand/promises.ts'
import { company } from '#content/company.ts'
import { faqEntries } from '#content/faq.ts'
import { methodologySteps } from '#content/methodology.ts'
import { paths } from '#content/paths.ts'
import { technologies } from '#content/technologies.ts'
import { useCases } from '#content/use-cases.ts'
import { declaredRating } from '#testing/declared-rating.ts'
import { organization } from './structured-data/organization.ts'
import { structuredDataAt } from './structured-data.ts'
import { structuredDataText } from './structured-data-block.ts'

const site = { siteUrl: 'https://site.example', videoUrl: 'https://video.example/embed' }

describe('The kinds of structured data', () => {
  test.each([
    [paths.home, ['Organization', 'WebSite', 'ItemList', 'FAQPage', 'VideoObject']],
    [paths.solutions, ['TechArticle', 'BreadcrumbList']],
    [paths.useCases, ['CollectionPage', 'BreadcrumbList']],
    [paths.services, ['HowTo', 'BreadcrumbList']],
    [paths.contact, ['ContactPage', 'BreadcrumbList']],
    [paths.contactSuccess, ['BreadcrumbList']],
    [paths.legalNotice, ['WebPage', 'BreadcrumbList']],
    [paths.privacyPolicy, ['WebPage', 'BreadcrumbList']],
    [paths.accessibility, ['WebPage', 'BreadcrumbList']],
    ['/nulle-part', []],
    ['/constructor', []],
  ])('at %s are %j', (path, types) => {
    expect(structuredDataAt(path, site).map((block) => block['@type'])).toEqual(types)
  })
})

describe('The organisation', () => {
  const rated = { ...company, rating: declaredRating }

  test('says when it was founded, where it is, when it answers and how it is rated', () => {
    expect(organization(site)).toMatchObject({
      foundingDate: String(company.foundedIn),
      address: { streetAddress: company.address.street, addressLocality: company.address.city, addressCountry: 'FR' },
      contactPoint: {
        telephone: company.phone.international,
        hoursAvailable: {
          dayOfWeek: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'],
          opens: company.openingHours.opens,
          closes: company.openingHours.closes,
        },
      },
    })
    expect(organization(site, rated)).toMatchObject({ aggregateRating: { ratingValue: 4.9, reviewCount: 127 } })
  })

  test('has no rating where the company file has none, or does not say where it comes from', () => {
    const { rating: _, ...unrated } = company
    expect(organization(site, unrated)).not.toHaveProperty('aggregateRating')
    const rating = { value: 4.9, count: 127 }
    expect(organization(site, { ...unrated, rating })).not.toHaveProperty('aggregateRating')
  })
})

test('The technologies are told with their licences', () => {
  const about = technologies.map(({ name, licence }) => ({ name, disambiguatingDescription: licence }))
  expect(blockOf(paths.solutions, 'TechArticle')).toMatchObject({ about })
})

test('The website offers the search of the use cases', () => {
  expect(blockOf(paths.home, 'WebSite')).toMatchObject({
    potentialAction: {
      target: { urlTemplate: 'https://site.example/cas-usage?q={search_term_string}' },
      'query-input': 'required name=search_term_string',
    },
    copyrightYear: company.copyrightYear,
  })
})

test('The questions, the use cases and the steps are those of the content, all of them', () => {
  expect(blockOf(paths.home, 'FAQPage')).toMatchObject({
    mainEntity: faqEntries.map(({ question, answer }) => ({ name: question, acceptedAnswer: { text: answer } })),
  })
  expect(blockOf(paths.useCases, 'CollectionPage')).toMatchObject({
    mainEntity: { itemListElement: useCases.map(({ title }) => ({ item: { name: title } })) },
  })
  expect(blockOf(paths.services, 'HowTo')).toMatchObject({
    totalTime: `P${offer.project.months}M`,
    estimatedCost: {
      name: expect.stringMatching(/€\sHT$/),
      value: offer.project.euros,
      currency: 'EUR',
      description: expect.stringContaining('hors hébergement'),
    },
    step: methodologySteps.map(({ title, id }) => ({ name: title, url: `https://site.example/services#${id}` })),
  })
})

test('The breadcrumb is the one that the page shows', () => {
  expect(blockOf(paths.contactSuccess, 'BreadcrumbList')).toMatchObject({
    itemListElement: [
      { position: 1, name: 'Accueil', item: 'https://site.example/' },
      { position: 2, name: 'Contact', item: 'https://site.example/contact' },
      { position: 3, name: 'Success', item: 'https://site.example/contact/success' },
    ],
  })
})

test('Only the privacy policy, which has a date of its own, declares one: that of its last change', () => {
  expect(blockOf(paths.privacyPolicy, 'WebPage')).toMatchObject({ dateModified: privacyPolicyVersions[0].isoDate })
  expect(blockOf(paths.legalNotice, 'WebPage')).not.toHaveProperty('dateModified')
})

test('No text can close the element that holds it', () => {
  const hostile = { name: '</script><script>alert(1)</script><!--' }
  expect(structuredDataText(hostile)).not.toContain('<')
  expect(JSON.parse(structuredDataText(hostile))).toEqual(hostile)
})

function blockOf(path: string, type: string) {
  return structuredDataAt(path, site).find((block) => block['@type'] === type)
}
