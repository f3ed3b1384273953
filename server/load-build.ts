import { readFile, realpath } from 'node:fs/promises'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { paths } from '#content/paths.ts'
import type { DeskView } from '#contract/desk-view.ts'
import type { PostedContactForm } from '#contract/posted-contact-form.ts'
import type { RenderContactPage } from './contact/contact-form-post.ts'
import type { DeskPages } from './desk/create-desk.ts'
import { loadFilteredPages } from './http/filtered-pages.ts'
import type { InlineHashes } from './http/security-headers.ts'
import { loadStaticFiles } from './http/static-files.ts'

type Build = { stamp?: string; inlineHashes: InlineHashes; documentAssets: unknown }
type Render = (
  url: string,
  state: { assets: unknown; contactForm: PostedContactForm },
) => Promise<{ readonly html: string }>

/**
 * What the build leaves for the server: the files, the styles and the script that the CSP allows, and the pages' own renderer. All of it
 * is in memory afterwards, and of one build, even if another takes its place meanwhile.
 */
export async function loadBuild(place: string) {
  const folder = await realpath(place)
  const {
    stamp = 'unknown',
    inlineHashes,
    documentAssets,
  }: Build = JSON.parse(await readFile(join(folder, 'build.json'), 'utf8'))
  const { render }: { render: Render } = await import(pathToFileURL(join(folder, 'renderer/render.js')).href)
  const renderContactPage: RenderContactPage = async (contactForm) =>
    (await render(paths.contact, { assets: documentAssets, contactForm })).html
  const files = new Map([
    ...(await loadStaticFiles(join(folder, 'client'))),
    ...(await loadFilteredPages(join(folder, 'filtered'))),
  ])
  return { files, stamp, inlineHashes, renderContactPage }
}

/** The desk's renderer, for a team that has one. */
export async function loadDesk(place: string): Promise<DeskPages> {
  const folder = await realpath(place)
  const { deskAssets }: { deskAssets: unknown } = JSON.parse(await readFile(join(folder, 'build.json'), 'utf8'))
  const { renderDesk }: { renderDesk: (view: DeskView, assets: unknown) => string } = await import(
    pathToFileURL(join(folder, 'renderer/desk.js')).href
  )
  return { render: (view) => renderDesk(view, deskAssets) }
}
