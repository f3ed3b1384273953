/** Every address of the site. Routes, links, sitemap and tests refer to it. */
export const paths = {
  home: '/',
  solutions: '/solutions',
  useCases: '/cas-usage',
  services: '/services',
  contact: '/contact',
  contactSuccess: '/contact/success',
  legalNotice: '/mentions-legales',
  privacyPolicy: '/politique-confidentialite',
  accessibility: '/accessibilite',
} as const

export type PageId = keyof typeof paths
export type Path = (typeof paths)[PageId]

export type CallToAction = { readonly label: string; readonly to: Path }
