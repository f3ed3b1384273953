/**
 * What a node of each type must have: what schema.org's own examples never lack and, where there is one, what Google's
 * documentation of the type requires.
 */
export const requiredFields: ReadonlyMap<string, readonly string[]> = new Map([
  ['AggregateRating', ['ratingValue', 'bestRating', 'reviewCount']],
  ['Answer', ['text']],
  ['BreadcrumbList', ['itemListElement']],
  ['CollectionPage', ['name', 'url', 'mainEntity']],
  ['ContactPage', ['name', 'url', 'mainEntity']],
  ['ContactPoint', ['contactType', 'telephone', 'hoursAvailable']],
  ['EntryPoint', ['urlTemplate']],
  ['FAQPage', ['mainEntity']],
  ['HowTo', ['name', 'step', 'totalTime', 'estimatedCost']],
  ['HowToStep', ['position', 'name', 'text', 'url']],
  ['ItemList', ['itemListElement', 'numberOfItems']],
  ['ListItem', ['position', 'item']],
  ['MonetaryAmount', ['currency', 'value']],
  ['OpeningHoursSpecification', ['dayOfWeek', 'opens', 'closes']],
  ['Organization', ['name', 'url']],
  ['PostalAddress', ['streetAddress', 'postalCode', 'addressLocality', 'addressCountry']],
  ['Question', ['name', 'acceptedAnswer']],
  ['SearchAction', ['target', 'query-input']],
  ['Service', ['name', 'description', 'provider']],
  ['TechArticle', ['headline', 'description', 'image', 'author', 'publisher']],
  ['Thing', ['name']],
  ['VideoObject', ['name', 'description', 'thumbnailUrl', 'uploadDate', 'embedUrl']],
  ['WebPage', ['name', 'url', 'isPartOf']],
  ['WebSite', ['name', 'url']],
])
