/** What the build adds to every page. In development the styles come as a link, in production inline (see docs/decisions). */
export type DocumentAssets = { bootScript: string; head: string }

export const rootId = 'root'

/** The frame around what React renders; React hydrates the root element and adopts the head tags that it declared. */
export function documentHtml({ head, body, assets }: { head: string; body: string; assets: DocumentAssets }) {
  return `<!doctype html>
<html lang="fr">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="theme-color" content="#0a2a66">
${assets.head}
<script type="module" src="${assets.bootScript}"></script>
${head}
</head>
<body><div id="${rootId}">${body}</div></body>
</html>
`
}
