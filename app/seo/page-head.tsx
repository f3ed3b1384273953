import { ogImageAlt, type PageSettings } from '#content/page-settings.ts'
import { publicConfig } from '../public-config.ts'
import { markdownPath } from './twin-paths.ts'

/**
 * The head tags that differ by page; React moves them into <head> and takes them away with the page. Those that all
 * pages share are in document.ts.
 */
export function PageHead({ settings }: { settings: PageSettings }) {
  const { title, description, keywords, ogTitle, ogDescription, canonical, noIndex } = settings
  const url = canonical && publicConfig.siteUrl + canonical
  const image = publicConfig.siteUrl + settings.ogImage
  const imageAlt = ogImageAlt(settings)
  return (
    <>
      <title>{title}</title>
      <meta name="description" content={description} />
      <meta name="keywords" content={keywords.join(', ')} />
      <meta name="robots" content={noIndex ? 'noindex, nofollow' : 'index, follow'} />
      {url && <link rel="canonical" href={url} />}
      {canonical && <link rel="alternate" type="text/markdown" href={markdownPath(canonical)} />}
      {url && <meta property="og:url" content={url} />}
      <meta property="og:title" content={ogTitle} />
      <meta property="og:description" content={ogDescription} />
      <meta property="og:image" content={image} />
      <meta property="og:image:type" content="image/png" />
      <meta property="og:image:width" content="1200" />
      <meta property="og:image:height" content="630" />
      <meta property="og:image:alt" content={imageAlt} />
      <meta name="twitter:title" content={ogTitle} />
      <meta name="twitter:description" content={ogDescription} />
      <meta name="twitter:image" content={image} />
      <meta name="twitter:image:alt" content={imageAlt} />
    </>
  )
}
