import { readFile } from 'node:fs/promises'
import { resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { paths } from '#content/paths.ts'
import type { PostedContactForm } from '#contract/posted-contact-form.ts'
import type { RenderContactPage } from './contact/contact-form-post.ts'

type Build = { styleHashes: string[]; documentAssets: unknown }
type Render = (
  url: string,
  state: { assets: unknown; contactForm: PostedContactForm },
) => Promise<{ readonly html: string }>

/** What the build leaves for the server beside the files: the styles that the CSP allows, and the pages' own renderer. */
export async function loadBuild(folder: string) {
  const { styleHashes, documentAssets }: Build = JSON.parse(await readFile(`${folder}/build.json`, 'utf8'))
  const { render }: { render: Render } = await import(pathToFileURL(resolve(folder, 'renderer/render.js')).href)
  const renderContactPage: RenderContactPage = async (contactForm) =>
    (await render(paths.contact, { assets: documentAssets, contactForm })).html
  return { styleHashes, renderContactPage }
}
