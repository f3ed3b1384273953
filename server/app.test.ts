import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliCompressSync, brotliDecompressSync, gunzipSync, gzipSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { standInApp } from '#testing/stand-in-app.ts'
import { loadStaticFiles, type StaticFiles } from './http/static-files.ts'

let folder: string
let files: StaticFiles

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'client-'))
  const write = async (name: string, text: string) => {
    await writeFile(join(folder, name), text)
    await writeFile(join(folder, `${name}.br`), brotliCompressSync(text))
    await writeFile(join(folder, `${name}.gz`), gzipSync(text))
  }
  await write('index.html', '<h1>Accueil</h1>')
  await write('solutions.html', '<h1>Solutions</h1>')
  await write('404.html', '<h1>404</h1>')
  await mkdir(join(folder, 'assets'))
  await write('assets/boot-1234.js', 'start()')
  await writeFile(join(folder, 'assets/text-1234.woff2'), 'font')
  await writeFile(join(folder, 'secret.key'), 'secret')
  await write('solutions.md', '# Solutions')
  await write('solutions.jsonld', '[]')
  await write('site.webmanifest', '{}')
  await write('sitemap.xml', '<urlset/>')
  await mkdir(join(folder, '.well-known'))
  await write('.well-known/security.txt', 'Contact: mailto:a@example.org')
  await mkdir(join(folder, 'og'))
  await writeFile(join(folder, 'og/accueil.png'), 'png')
  await writeFile(join(folder, 'favicon.ico'), 'ico')
  files = await loadStaticFiles(folder)
})

afterAll(() => rm(folder, { recursive: true }))

describe('A page', () => {
  test('is served at its address in the best encoding that the browser accepts', async () => {
    const brotli = await request('/solutions', { headers: { 'accept-encoding': 'gzip, deflate, br, zstd' } })
    expect(brotli.status).toBe(200)
    expect(brotli.headers.get('content-type')).toBe('text/html; charset=utf-8')
    expect(brotli.headers.get('content-encoding')).toBe('br')
    expect(brotli.headers.get('vary')).toBe('Accept-Encoding')
    expect(brotliDecompressSync(await bytes(brotli)).toString()).toBe('<h1>Solutions</h1>')

    const gzip = await request('/solutions', { headers: { 'accept-encoding': 'gzip, br;q=0' } })
    expect(gunzipSync(await bytes(gzip)).toString()).toBe('<h1>Solutions</h1>')

    const plain = await request('/solutions')
    expect(plain.headers.get('content-encoding')).toBeNull()
    expect(await plain.text()).toBe('<h1>Solutions</h1>')
  })

  test('is revalidated by its ETag, which differs by encoding', async () => {
    const first = await request('/')
    const etag = first.headers.get('etag') ?? ''
    expect(first.headers.get('cache-control')).toBe('public, max-age=0, must-revalidate')
    const again = await request('/', { headers: { 'if-none-match': `"other", W/${etag}` } })
    expect(again.status).toBe(304)
    expect(await again.text()).toBe('')
    expect(again.headers.get('etag')).toBe(etag)
    expect(again.headers.get('content-security-policy')).toContain("default-src 'none'")
    const compressed = await request('/', { headers: { 'accept-encoding': 'br', 'if-none-match': etag } })
    expect(compressed.status).toBe(200)
  })

  test('answers HEAD with the headers alone', async () => {
    const head = await request('/', { method: 'HEAD' })
    expect(head.status).toBe(200)
    expect(head.headers.get('content-length')).toBe(String('<h1>Accueil</h1>'.length))
    expect(await head.text()).toBe('')
  })

  test('refuses other methods and says which it knows', async () => {
    for (const method of ['POST', 'PUT', 'DELETE']) {
      const refused = await request('/solutions', { method })
      expect(refused.status).toBe(405)
      expect(refused.headers.get('allow')).toBe('GET, HEAD')
    }
  })

  test('has one address: a trailing slash leads there for good, by a relative address that keeps the query', async () => {
    const redirect = await request('/solutions/?q=a%20b&x=1', { headers: { host: 'evil.example' } })
    expect(redirect.status).toBe(308)
    expect(redirect.headers.get('location')).toBe('/solutions?q=a%20b&x=1')
  })

  test.each(['//evil.example/', '/%2F%2Fevil.example/', '///evil.example//'])(
    'never redirects to another site, whatever the slashes: %s',
    async (path) => {
      const location = (await request(path)).headers.get('location')
      if (location) expect(new URL(location, 'http://localhost').host).toBe('localhost')
    },
  )
})

test('An address that is longer than any of ours is refused before it is looked at', async () => {
  expect((await request(`/${'a'.repeat(9000)}`)).status).toBe(414)
  expect((await request(`/cas-usage?q=${'a'.repeat(7000)}`)).status).toBe(404)
  const slashes = await request(`${'/'.repeat(5000)}solutions${'/'.repeat(2000)}`)
  expect(slashes.headers.get('location')).toBe('/solutions')
})

describe('A fingerprinted asset', () => {
  test('may be kept for ever', async () => {
    const script = await request('/assets/boot-1234.js')
    expect(script.headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
    expect(script.headers.get('content-type')).toBe('text/javascript; charset=utf-8')
    expect((await request('/assets/text-1234.woff2')).headers.get('vary')).toBeNull()
  })

  test('that is gone answers 404 in plain text, never with a page', async () => {
    const missing = await request('/assets/boot-0000.js')
    expect(missing.status).toBe(404)
    expect(missing.headers.get('content-type')).toContain('text/plain')
  })
})

describe('A file for programs', () => {
  test.each([
    ['/.well-known/security.txt', 'text/plain; charset=utf-8'],
    ['/sitemap.xml', 'application/xml; charset=utf-8'],
    ['/site.webmanifest', 'application/manifest+json; charset=utf-8'],
    ['/solutions.md', 'text/markdown; charset=utf-8'],
    ['/solutions.jsonld', 'application/ld+json; charset=utf-8'],
    ['/og/accueil.png', 'image/png'],
    ['/favicon.ico', 'image/x-icon'],
  ])('is served with its type: %s', async (path, type) => {
    const answer = await request(path)
    expect(answer.status).toBe(200)
    expect(answer.headers.get('content-type')).toBe(type)
  })

  test('that repeats a page is not for search results, the page is', async () => {
    for (const path of ['/solutions.md', '/solutions.jsonld'])
      expect((await request(path)).headers.get('x-robots-tag'), path).toBe('noindex')
    expect((await request('/solutions')).headers.get('x-robots-tag')).toBeNull()
  })

  test('may be shown by other sites only where it is the picture of a link preview', async () => {
    expect((await request('/og/accueil.png')).headers.get('cross-origin-resource-policy')).toBe('cross-origin')
    expect((await request('/favicon.ico')).headers.get('cross-origin-resource-policy')).toBe('same-origin')
  })
})

describe('An unknown address', () => {
  test.each([
    '/nulle-part',
    '/404',
    '/index.html',
    '/solutions.html',
    '/solutions.html.br',
    '/secret.key',
    '/%73olutions',
    '/../package.json',
    '/%2e%2e/package.json',
    '/%zz',
  ])('answers 404 with the not-found page: %s', async (path) => {
    const missing = await request(path)
    expect(missing.status).toBe(404)
    expect(await missing.text()).toBe('<h1>404</h1>')
  })

  test('answers 404 even to somebody who holds the page already', async () => {
    const first = await request('/nulle-part')
    const again = await request('/nulle-part', { headers: { 'if-none-match': first.headers.get('etag') ?? '' } })
    expect(again.status).toBe(404)
  })
})

describe('Probes', () => {
  test('tell that the process lives and whether it takes requests', async () => {
    expect((await request('/healthz')).status).toBe(200)
    expect((await request('/readyz')).status).toBe(200)
    const stopping = await siteApp({ isReady: async () => false }).request('/readyz')
    expect(stopping.status).toBe(503)
    expect(stopping.headers.get('cache-control')).toBe('no-store')
    const leaving = await siteApp({ isLeaving: () => true }).request('/healthz')
    expect([leaving.status, await leaving.json()]).toEqual([503, { status: 'leaving' }])
  })
})

function siteApp(parts: Parameters<typeof standInApp>[0] = {}) {
  return standInApp({ files, inlineHashes: { styles: ['sha256-abc='], scripts: ['sha256-def='], pages: {} }, ...parts })
}

function request(path: string, init?: RequestInit) {
  return siteApp().request(path, init)
}

async function bytes(response: Response) {
  return new Uint8Array(await response.arrayBuffer())
}
