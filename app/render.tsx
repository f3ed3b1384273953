import { renderToString } from 'react-dom/server'
import { type DocumentAssets, documentHtml } from './document.ts'
import { publicConfig } from './public-config.ts'
import { StaticRouter } from './router.tsx'
import { notFoundPage, pageAt } from './routes.tsx'
import { type StructuredData, structuredDataAt } from './seo/structured-data.ts'
import { structuredDataText, structuredDataType } from './seo/structured-data-block.ts'
import { Site, siteId } from './site.tsx'

export type RenderState = { assets: DocumentAssets }
export type RenderedPage = { status: 200 | 404; html: string; structuredData: StructuredData }

/** One URL to its complete HTML: for the prerenderer, the not-found page and the development server. */
export async function render(url: string, state: RenderState): Promise<RenderedPage> {
  const { pathname } = new URL(url, 'http://render')
  const page = pageAt(pathname)
  await page.preload()
  const markup = renderToString(
    <StaticRouter url={url}>
      <Site />
    </StaticRouter>,
  )
  // React puts the head tags that pages declare before the first element.
  const bodyStart = markup.indexOf(`<div id="${siteId}"`)
  const structuredData = structuredDataAt(pathname, publicConfig)
  const head = markup.slice(0, bodyStart) + structuredData.map(structuredDataElement).join('')
  return {
    status: page === notFoundPage ? 404 : 200,
    html: documentHtml({ head, body: markup.slice(bodyStart), assets: state.assets }),
    structuredData,
  }
}

function structuredDataElement(block: unknown) {
  return `<script type="${structuredDataType}">${structuredDataText(block)}</script>`
}
