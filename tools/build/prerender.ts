import { createHash } from 'node:crypto'
import { resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { addressOf } from '#app/pages/cas-usage/select-use-cases.ts'
import { paths } from '#content/paths.ts'
import { useCaseCategories } from '#content/use-cases.ts'
import { filteredFile } from '#server/http/filtered-pages.ts'
import { documentHead } from './document-head.ts'
import type { Fonts } from './fonts.ts'
import { utilitiesFile, withOwnUtilities } from './own-utilities.ts'
import { decodeEntities } from './parse-html.ts'
import type { Bundle } from './read-bundle.ts'
import type { SiteAssets } from './site-assets.ts'
import { withOwnSymbols } from './sprites.ts'

type Rendered = { html: string; structuredData: readonly unknown[] }
type Assets = { head: string; liveScripts: string[] } & Pick<Bundle, 'bootScript' | 'audienceScript' | 'eraserScript'>
type Render = (url: string, state: { assets: Assets }) => Promise<Rendered>

export type PrerenderedPage = Rendered & { path: string; file: string }

/** What a page is made once more for, to be answered with at its own address. */
const filteredAddresses = useCaseCategories.map(({ id }) => addressOf({ category: id, query: '' }))

/** Every page as an HTML file, and the hashes of the styles and scripts that stand in them (the CSP allows exactly those). */
export async function prerender(
  rendererFile: string,
  build: Bundle & Pick<SiteAssets, 'fonts' | 'iconSprite' | 'logoSprite'>,
) {
  const { render }: { render: Render } = await import(pathToFileURL(resolve(rendererFile)).href)
  const utilities = utilitiesFile(build.styles)
  const prerenderAt = async (address: string): Promise<PrerenderedPage & { assets: Assets }> => {
    const [path = ''] = address.split('?')
    const assets = await pageAssets(build, path)
    const { html: rendered, structuredData } = await render(address, { assets })
    const html = withOwnUtilities(await withOwnSymbols(rendered, build), utilities)
    return { path, file: fileOf(address), html, structuredData, assets }
  }
  const documents = await Promise.all([...Object.values(paths), '/404'].map(prerenderAt))
  const filtered = await Promise.all(filteredAddresses.map(prerenderAt))
  // The form that was posted is made anew, with all styles: what is wrong with it is on no prerendered page.
  const postedAssets = documents.find(({ path }) => path === paths.contact)?.assets
  const markup = [...documents, ...filtered].map(({ html }) => html)
  const framed = markup.flatMap(framedIn)
  const pageHashes = documents.map(({ path, html, assets }): [string, string[]] => {
    const posted = assets === postedAssets ? assets.head : ''
    const others = filtered.filter((other) => other.path === path).flatMap((other) => styleHashes(other.html))
    return [path, [...new Set([...styleHashes(html), ...styleHashes(posted), ...others])]]
  })
  return {
    documents,
    filtered,
    files: [utilities],
    postedAssets,
    inlineHashes: {
      // A frame inherits the policy of the page that the visitor came by.
      styles: [...new Set(framed.flatMap(styleHashes))],
      scripts: [...new Set([...markup, ...framed].flatMap(scriptHashes))],
      pages: Object.fromEntries(pageHashes),
    },
  }
}

function fileOf(address: string) {
  if (address.includes('?')) return filteredFile(address)
  return address === '/' ? '/index.html' : `${address}.html`
}

/**
 * A page carries the common styles and its own inline. The router would fetch the latter when it loads the page's code;
 * a disabled link, which browsers do not fetch, tells it that they are there.
 */
async function pageAssets(build: Bundle & { fonts: Fonts }, path: string) {
  const { bootScript, audienceScript, eraserScript, styles, fonts, pageStyles, liveScripts } = build
  const own = await pageStyles(path)
  const css = [fonts.css, styles, ...own.map((sheet) => sheet.css)].map((text) => text.trim()).join('')
  const links = own.map(({ url }) => `<link rel="stylesheet" href="${url}" disabled>`)
  return {
    bootScript,
    head: documentHead([`<style>${css}</style>`, ...links].join('\n')),
    liveScripts: liveScripts(path),
    audienceScript,
    eraserScript,
  }
}

/** Hashes for the CSP. */
export function styleHashes(html: string) {
  return hashesOf(html, /<style>([\s\S]*?)<\/style>/g)
}

/** Data blocks are no scripts; rules for the next page are, to a policy. */
function scriptHashes(html: string) {
  return hashesOf(html, /<script(?: data-scripts[^>]*| type="speculationrules")?>([\s\S]*?)<\/script>/g)
}

/** The documents that stand in a page, as `srcdoc` of a frame. */
function framedIn(html: string) {
  return [...html.matchAll(/srcdoc="([^"]*)"/gi)].map(([, srcdoc = '']) => decodeEntities(srcdoc))
}

function hashesOf(html: string, element: RegExp) {
  return [...html.matchAll(element)].map(([, text = '']) => hash(text))
}

function hash(text: string) {
  return `sha256-${createHash('sha256').update(text).digest('base64')}`
}
