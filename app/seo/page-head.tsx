import { type PageSettings, pages } from '#content/pages.ts'
import { publicConfig } from '../public-config.ts'

/** The head tags of one page; React moves them into <head> and takes them away with the page. */
export function PageHead({ page }: { page: keyof typeof pages }) {
  const settings: PageSettings = pages[page]
  return (
    <>
      <title>{settings.title}</title>
      <meta name="description" content={settings.description} />
      <meta name="robots" content={settings.noIndex ? 'noindex, nofollow' : 'index, follow'} />
      {settings.canonical && <link rel="canonical" href={canonicalUrl(settings.canonical)} />}
    </>
  )
}

function canonicalUrl(path: string) {
  return path === '/' ? `${publicConfig.siteUrl}/` : `${publicConfig.siteUrl}${path}`
}
