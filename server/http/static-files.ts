import { readdir, readFile } from 'node:fs/promises'
import { extname, join, relative } from 'node:path'
import { validatorOf } from './etag.ts'

/** One answer to a GET: the same bytes in up to three encodings, each with its validator. */
export type StaticFile = {
  contentType: string
  immutable: boolean
  /** The same text as a page's in another format: not for the results of a search engine. */
  isTwin: boolean
  variants: readonly Variant[]
}
type Variant = { encoding: 'br' | 'gzip' | 'identity'; body: Uint8Array<ArrayBuffer>; etag: string }

export type StaticFiles = ReadonlyMap<string, StaticFile>

const contentTypes: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.ico': 'image/x-icon',
  '.woff2': 'font/woff2',
  '.json': 'application/json; charset=utf-8',
  '.jsonld': 'application/ld+json; charset=utf-8',
  '.webmanifest': 'application/manifest+json; charset=utf-8',
  '.txt': 'text/plain; charset=utf-8',
  '.md': 'text/markdown; charset=utf-8',
  '.xml': 'application/xml; charset=utf-8',
}

/**
 * Reads the built site into memory, by address. It is small (a few megabytes), answers need no disk, and only what the
 * build wrote can be asked for.
 */
export async function loadStaticFiles(folder: string): Promise<StaticFiles> {
  const files = new Map<string, StaticFile>()
  for (const entry of await readdir(folder, { recursive: true, withFileTypes: true })) {
    const contentType = contentTypes[extname(entry.name)]
    if (!entry.isFile() || !contentType) continue
    const file = join(entry.parentPath, entry.name)
    const path = `/${relative(folder, file)}`
    files.set(addressOf(path), {
      contentType,
      immutable: path.startsWith('/assets/'),
      isTwin: /\.(?:md|jsonld)$/.test(path),
      variants: await readVariants(file),
    })
  }
  return files
}

function addressOf(path: string) {
  return path === '/index.html' ? '/' : path.replace(/\.html$/, '')
}

async function readVariants(file: string): Promise<Variant[]> {
  const candidates = [
    { encoding: 'br', suffix: '.br' },
    { encoding: 'gzip', suffix: '.gz' },
    { encoding: 'identity', suffix: '' },
  ] as const
  const variants = await Promise.all(
    candidates.map(async ({ encoding, suffix }) => {
      const body = await readFile(`${file}${suffix}`).catch(() => undefined)
      if (!body) return undefined
      return { encoding, body: new Uint8Array(body), etag: validatorOf(body) }
    }),
  )
  return variants.filter((variant) => variant !== undefined)
}
