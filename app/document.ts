import { palette } from '#content/brand/colours.ts'
import { controlFailure, notStarted, slowLoading } from '#content/without-react.ts'

/** What the build adds to every page. In development the styles come as a link, in production inline (see docs/decisions). */
export type DocumentAssets = { bootScript: string; head: string }

export const rootId = 'root'
export const dataId = 'page-data'

type DocumentParts = { head: string; body: string; assets: DocumentAssets; data?: unknown }

/** The frame around what React renders; React hydrates the root element and adopts the head tags that it declared. */
export function documentHtml({ head, body, assets, data }: DocumentParts) {
  return `<!doctype html>
<html lang="fr">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="theme-color" content="${palette.both.prussian}">
${assets.head}
<script type="module" src="${assets.bootScript}"></script>
${head}
</head>
<body><div id="${rootId}">${body}</div>${sentences()}${data === undefined ? '' : dataBlock(data)}</body>
</html>
`
}

/** What the page was rendered from, for its hydration. Data, not script: the CSP lets it be. */
function dataBlock(data: unknown) {
  return `<script type="application/json" id="${dataId}">${JSON.stringify(data).replaceAll('<', '\\u003c')}</script>`
}

/** What boot.ts says where React cannot be fetched or takes long, and what the page shows where boot.ts has not come. */
function sentences() {
  return `<p id="sorry" role="alert" class="sorry no-print" data-sentence="${controlFailure}"></p>
<p id="slow" role="status" class="sorry no-print" data-sentence="${slowLoading}"></p>
<p role="alert" class="sorry unstarted no-print">${notStarted.text} <a href="" class="text-link">${notStarted.reload}</a></p>`
}
