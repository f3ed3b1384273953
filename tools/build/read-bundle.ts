import { readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'

/** A stylesheet that only some pages need. */
type PageStyles = { url: string; css: string }

export type Bundle = {
  bootScript: string
  audienceScript: string
  eraserScript: string
  /** The text of the stylesheet that every page carries. */
  styles: string
  pageStyles: (path: string) => Promise<PageStyles[]>
  /** The addresses of the scripts that make a page live. */
  liveScripts: (path: string) => string[]
}

type Manifest = Record<string, { file: string; css?: string[]; imports?: string[] }>

/** What the browser bundle is made of. The manifest and the common stylesheet are taken out: they go into the pages. */
export async function readBundle(folder: string): Promise<Bundle> {
  const manifestFile = join(folder, 'manifest.json')
  const manifest: Manifest = JSON.parse(await readFile(manifestFile, 'utf8'))
  const boot = manifest['app/boot.ts']
  const audience = manifest['app/consent/audience.ts']
  const eraser = manifest['app/consent/erase-in-browser.ts']
  const stylesheet = manifest['app/styles/site.css']
  if (!boot || !audience || !eraser || !stylesheet) throw new Error('The bundle lacks one of its entries.')
  const styles = await readFile(join(folder, stylesheet.file), 'utf8')
  await Promise.all([rm(manifestFile), rm(join(folder, stylesheet.file))])
  return {
    bootScript: `/${boot.file}`,
    audienceScript: `/${audience.file}`,
    eraserScript: `/${eraser.file}`,
    styles,
    liveScripts: (path) =>
      [...scriptsOf(manifest, pageModule(path), scriptsOf(manifest, 'app/hydrate.tsx'))]
        .filter((file) => file !== boot.file)
        .map((file) => `/${file}`),
    pageStyles: (path) =>
      Promise.all(
        [...stylesheetsOf(manifest, pageModule(path))].map(async (file) => ({
          url: `/${file}`,
          css: await readFile(join(folder, file), 'utf8'),
        })),
      ),
  }
}

/** Pages are named as their address. */
function pageModule(path: string) {
  const name = path === '/404' ? 'not-found' : path.slice(1).replaceAll('/', '-') || 'home'
  return `app/pages/${name}.tsx`
}

function scriptsOf(manifest: Manifest, module: string, found = new Set<string>()) {
  const entry = manifest[module]
  if (!entry || found.has(entry.file)) return found
  found.add(entry.file)
  for (const imported of entry.imports ?? []) scriptsOf(manifest, imported, found)
  return found
}

function stylesheetsOf(manifest: Manifest, module: string, found = new Set<string>(), seen = new Set<string>()) {
  const entry = manifest[module]
  if (!entry || seen.has(module)) return found
  seen.add(module)
  for (const imported of entry.imports ?? []) stylesheetsOf(manifest, imported, found, seen)
  for (const file of entry.css ?? []) found.add(file)
  return found
}
