import { earlyQuestionLabel } from '#content/assistant-question.ts'
import { palette } from '#content/brand/colours.ts'
import { company, phoneInText } from '#content/company.ts'
import { shell } from '#content/shell.ts'
import { controlFailure, notStarted, slowLoading } from '#content/without-react.ts'
import { dataId, rootId } from './document-ids.ts'
import { nextPageElement } from './next-page.ts'
import { publicConfig } from './public-config.ts'

/** What the build adds to every page. In development the styles come as a link, in production inline (see docs/decisions). */
export type DocumentAssets = {
  bootScript: string
  head: string
  /** What makes the page live, for boot.ts to fetch once the page has loaded: first what it runs. */
  liveScripts: readonly string[]
  /** What counts views, where a Matomo is configured and allowed. */
  audienceScript: string
  /** What takes out of the browser what is allowed no longer. */
  eraserScript: string
}

type DocumentParts = {
  head: string
  body: string
  /** The query that the body was made for. */
  search: string
  structuredData: string
  assets: DocumentAssets
  data?: unknown
}

/**
 * The frame around what React renders; React hydrates the root element and adopts the head tags that it declared. What
 * describes the page to machines comes last, so that the title is not behind it on a slow line.
 */
export function documentHtml({ head, body, search, structuredData, assets, data }: DocumentParts) {
  const madeFor = search && ` data-search="${search.replaceAll('&', '&amp;')}"`
  return `<!doctype html>
<html lang="fr">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="theme-color" content="${palette.both.prussian}">
${assets.head}
${bootElement(assets)}
${nextPageElement}
${head}
</head>
<body class="later in-sight"><div id="${rootId}"${madeFor}>${body}</div>${sentences(body)}${earlyField}${data === undefined ? '' : dataBlock(data)}${structuredData}</body>
</html>
`
}

/** With all that boot.ts, which is the same file for every page, cannot know by itself. */
function bootElement({ bootScript, liveScripts, audienceScript, eraserScript }: DocumentAssets) {
  const { audience } = publicConfig
  const matomo = audience ? ` data-matomo="${audience.siteId} ${encodeURI(audience.url)} ${audienceScript}"` : ''
  const scripts = `data-scripts="${liveScripts.join(' ')}" data-eraser="${eraserScript}"${matomo}`
  return `<script ${scripts}>${startAfterPaint(bootScript)}</script>`
}

/**
 * The only script in the page, which the CSP allows by its hash. When the document has come, boot.ts is asked for once the screen
 * shows the page (which comes after the frame was made), or a second later where a browser does not tell. Until boot.ts
 * answers, what is pressed is noted for it. A page that is loaded again or come back to is laid out whole at once
 * (components.css): the browser looks for the place that was left. Until the router follows the address, going back or
 * forth to another page loads it: browsers take the addresses that React made for places in one document, also after
 * that was loaded again.
 */
function startAfterPaint(script: string) {
  return `{document.documentElement.toggleAttribute(\`data-again\`,performance.navigation.type);let e=location.pathname,t=()=>{import(\`${script}\`);for(let e of document.fonts)e.unicodeRange<\`U+5\`&&e.load().catch(()=>{})};early=[];onclick=e=>early.push(e.target);onpopstate=()=>location.pathname==e||location.reload();addEventListener(\`DOMContentLoaded\`,()=>{requestAnimationFrame(()=>setTimeout(t,1e3));try{new PerformanceObserver(t).observe({type:\`paint\`,buffered:!0})}catch{}})}`
}

/** What the page was rendered from, for its hydration. Data, not script: the CSP lets it be. */
function dataBlock(data: unknown) {
  return `<script type="application/json" id="${dataId}">${JSON.stringify(data).replaceAll('<', '\\u003c')}</script>`
}

/** Takes what is typed at the assistant before its code has come: app/assistant/typed-ahead.ts. */
const earlyField = `<textarea class="typed-ahead" aria-label="${earlyQuestionLabel}" inert></textarea>`

/** What boot.ts says where React cannot be fetched or takes long, and what the page shows where boot.ts has not come. */
function sentences(body: string) {
  const sorry = controlFailure(body.includes('method="post"'))
  const call = `<a href="tel:${company.phone.international}" class="text-link">${phoneInText}</a>`
  const close = `<button type="button" class="toast-close" aria-label="${shell.dismissMessage}" popovertarget="sorry" popovertargetaction="hide"></button>`
  return `<div id="sorry" role="alert" popover class="toasts no-print" hidden><div class="toast sorry" data-tone="error"><p>${sorry} ${call}.</p>${close}</div></div>
<div id="slow" role="status" popover="manual" class="toasts no-print" hidden><p class="toast sorry">${slowLoading}</p></div>
<div role="alert" class="toasts unstarted no-print"><div class="toast sorry" data-tone="error"><p>${notStarted.text} <a href="" class="text-link">${notStarted.reload}</a></p></div></div>`
}
