import { readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'

/** A stylesheet that only some pages need. */
type PageStyles = { url: string; css: string }

export type Bundle = {
  bootScript: string
  /** The text of the stylesheet that every page carries. */
  styles: string
  pageStyles: (path: string) => Promise<PageStyles[]>
}

type Manifest = Record<string, { file: string; css?: string[]; imports?: string[] }>

/** What the browser bundle is made of. The manifest and the common stylesheet are taken out: they go into the pages. */
export async function readBundle(folder: string): Promise<Bundle> {
  const manifestFile = join(folder, 'manifest.json')
  const manifest: Manifest = JSON.parse(await readFile(manifestFile, 'utf8'))
  const boot = manifest['app/boot.ts']
  const stylesheet = manifest['app/styles/site.css']
  if (!boot || !stylesheet) throw new Error('The bundle has no boot script or no stylesheet.')
  const styles = await readFile(join(folder, stylesheet.file), 'utf8')
  await Promise.all([rm(manifestFile), rm(join(folder, stylesheet.file))])
  return {
    bootScript: `/${boot.file}`,
    styles,
    pageStyles: (path) =>
      Promise.all(
        [...stylesheetsOf(manifest, `app/pages/${pageFile(path)}.tsx`)].map(async (file) => ({
          url: `/${file}`,
          css: await readFile(join(folder, file), 'utf8'),
        })),
      ),
  }
}

/** Pages are named as their address. */
function pageFile(path: string) {
  if (path === '/404') return 'not-found'
  return path.slice(1).replaceAll('/', '-') || 'home'
}

function stylesheetsOf(manifest: Manifest, module: string, found = new Set<string>(), seen = new Set<string>()) {
  const entry = manifest[module]
  if (!entry || seen.has(module)) return found
  seen.add(module)
  for (const imported of entry.imports ?? []) stylesheetsOf(manifest, imported, found, seen)
  for (const file of entry.css ?? []) found.add(file)
  return found
}
