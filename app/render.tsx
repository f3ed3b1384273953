import { renderToString } from 'react-dom/server'
import { type DocumentAssets, documentHtml } from './document.ts'
import { StaticRouter } from './router.tsx'
import { notFoundPage, pageAt } from './routes.tsx'
import { Site, siteId } from './site.tsx'

export type RenderState = { assets: DocumentAssets }
export type RenderedPage = { status: 200 | 404; html: string }

/** One URL to its complete HTML: for the prerenderer, the not-found page and the development server. */
export async function render(url: string, state: RenderState): Promise<RenderedPage> {
  const page = pageAt(new URL(url, 'http://render').pathname)
  await page.preload()
  const markup = renderToString(
    <StaticRouter url={url}>
      <Site />
    </StaticRouter>,
  )
  // React puts the head tags that pages declare before the first element.
  const bodyStart = markup.indexOf(`<div id="${siteId}"`)
  return {
    status: page === notFoundPage ? 404 : 200,
    html: documentHtml({ head: markup.slice(0, bodyStart), body: markup.slice(bodyStart), assets: state.assets }),
  }
}
