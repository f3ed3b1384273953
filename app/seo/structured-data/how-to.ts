import type { HowToLeaf, WithContext } from 'schema-dts'
import { methodologySteps } from '#content/methodology.ts'
import { servicesSettings } from '#content/pages/services.ts'
import { paths } from '#content/paths.ts'
import { servicesPage } from '#content/services-page.ts'
import type { SiteAddress } from './site-identity.ts'

export function howTo(site: SiteAddress) {
  const { hero, estimate } = servicesPage
  const url = site.siteUrl + paths.services
  return {
    '@context': 'https://schema.org',
    '@type': 'HowTo',
    name: hero.title,
    description: hero.subtitle,
    url,
    image: site.siteUrl + servicesSettings.ogImage,
    inLanguage: 'fr',
    totalTime: estimate.duration.iso8601,
    estimatedCost: {
      '@type': 'MonetaryAmount',
      name: estimate.cost.figure,
      currency: estimate.cost.currency,
      value: estimate.cost.amount,
      description: estimate.cost.label,
    },
    step: methodologySteps.map(({ id, title, valueProposition }, index) => ({
      '@type': 'HowToStep',
      position: index + 1,
      name: title,
      text: valueProposition,
      url: `${url}#${id}`,
    })),
  } as const satisfies WithContext<HowToLeaf>
}
