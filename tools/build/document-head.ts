import { company } from '#content/company.ts'
import { escapeHtml } from './escape-html.ts'

const { address } = company

/** Named by what names the tag: `name`, or `property` for Open Graph. */
const sharedTags = [
  { name: 'geo.region', content: 'FR' },
  { name: 'geo.country', content: address.country },
  { name: 'geo.placename', content: address.city },
  { name: 'geo.position', content: `${address.latitude};${address.longitude}` },
  { name: 'ICBM', content: `${address.latitude}, ${address.longitude}` },
  { property: 'og:type', content: 'website' },
  { property: 'og:site_name', content: company.name },
  { property: 'og:locale', content: 'fr_FR' },
  { name: 'twitter:card', content: 'summary_large_image' },
]

/** The head tags that every page shares, around the styles; those that differ are in app/seo/page-head.tsx. */
export function documentHead(styles: string) {
  return [...iconLinks, styles, ...sharedTags.map(metaTag)].join('\n')
}

/** The .ico comes first, for the programs that ask for nothing else; browsers prefer the drawing. */
const iconLinks = [
  '<link rel="icon" href="/favicon.ico" sizes="32x32">',
  '<link rel="icon" href="/favicon.svg" type="image/svg+xml">',
  '<link rel="apple-touch-icon" href="/apple-touch-icon.png">',
  // Else hydrate.tsx adds it: who only reads is spared a request before the first paint.
  '<noscript><link rel="manifest" href="/site.webmanifest"></noscript>',
]

function metaTag({ name, property, content }: { name?: string; property?: string; content: string }) {
  const attribute = name ? `name="${name}"` : `property="${property}"`
  return `<meta ${attribute} content="${escapeHtml(content)}">`
}
