import { createHash } from 'node:crypto'
import { resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { paths } from '#content/paths.ts'
import { documentHead } from './document-head.ts'
import type { Fonts } from './fonts.ts'
import { decodeEntities } from './parse-html.ts'

type Rendered = { html: string; structuredData: readonly unknown[] }
type Render = (url: string, state: { assets: { bootScript: string; head: string } }) => Promise<Rendered>

export type PrerenderedPage = Rendered & { path: string; file: string }

/** Every page as an HTML file, and the hashes of the style elements that they carry (the CSP allows exactly those). */
export async function prerender(rendererFile: string, build: { bootScript: string; styles: string; fonts: Fonts }) {
  const { render }: { render: Render } = await import(pathToFileURL(resolve(rendererFile)).href)
  const assets = {
    bootScript: build.bootScript,
    head: documentHead(build.fonts, `<style>${build.fonts.css}${build.styles.trim()}</style>`),
  }
  const addresses = [...Object.values(paths), '/404']
  const documents = await Promise.all(
    addresses.map(async (path): Promise<PrerenderedPage> => {
      const { html, structuredData } = await render(path, { assets })
      return { path, file: path === '/' ? '/index.html' : `${path}.html`, html, structuredData }
    }),
  )
  return { documents, assets, styleHashes: [...new Set(documents.flatMap(({ html }) => styleHashes(html)))] }
}

/** Hashes for the CSP. Counts the style elements of framed documents too: a `srcdoc` frame inherits the page's policy. */
export function styleHashes(html: string) {
  const framed = [...html.matchAll(/srcdoc="([^"]*)"/gi)].map(([, srcdoc = '']) => decodeEntities(srcdoc))
  return [html, ...framed].flatMap((markup) =>
    [...markup.matchAll(/<style>([^<]*)<\/style>/g)].map(
      ([, css = '']) => `sha256-${createHash('sha256').update(css).digest('base64')}`,
    ),
  )
}
