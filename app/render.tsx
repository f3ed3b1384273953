import { renderToString } from 'react-dom/server'
import type { PostedContactForm } from '#contract/posted-contact-form.ts'
import { PostedFormContext } from './contact/posted-form.ts'
import { type DocumentAssets, documentHtml } from './document.ts'
import { publicConfig } from './public-config.ts'
import { StaticRouter } from './router.tsx'
import { notFoundPage, pageAt } from './routes.tsx'
import { type StructuredData, structuredDataAt } from './seo/structured-data.ts'
import { structuredDataText, structuredDataType } from './seo/structured-data-block.ts'
import { Site, siteId } from './site.tsx'

export type RenderState = { assets: DocumentAssets; contactForm?: PostedContactForm }
export type RenderedPage = { status: 200 | 404; html: string; structuredData: StructuredData }

/** One URL to its complete HTML: for the prerenderer, the form posted without JavaScript and the development server. */
export async function render(url: string, { assets, contactForm }: RenderState): Promise<RenderedPage> {
  const { pathname, search } = new URL(url, 'http://render')
  const page = pageAt(pathname)
  await page.preload()
  const markup = renderToString(
    <PostedFormContext value={{ form: contactForm }}>
      <StaticRouter url={url} pageAt={pageAt}>
        <Site />
      </StaticRouter>
    </PostedFormContext>,
  )
  // React puts the head tags that pages declare before the first element.
  const bodyStart = markup.indexOf(`<div id="${siteId}"`)
  const structuredData = structuredDataAt(pathname, publicConfig)
  return {
    status: page === notFoundPage ? 404 : 200,
    html: documentHtml({
      head: markup.slice(0, bodyStart),
      body: markup.slice(bodyStart),
      search,
      structuredData: structuredData.map(structuredDataElement).join(''),
      assets,
      data: contactForm && { contactForm },
    }),
    structuredData,
  }
}

function structuredDataElement(block: unknown) {
  return `<script type="${structuredDataType}">${structuredDataText(block)}</script>`
}
