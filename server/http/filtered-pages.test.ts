import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliCompressSync, brotliDecompressSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { standInApp } from '#testing/stand-in-app.ts'
import { filteredFile, loadFilteredPages } from './filtered-pages.ts'
import { loadStaticFiles, type StaticFiles } from './static-files.ts'

const all = '<h1>Tous</h1>'
const chosen = '<h1>Automatisation</h1>'

let folder: string
let files: StaticFiles

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'build-'))
  const write = async (name: string, text: string) => {
    await writeFile(join(folder, name), text)
    await writeFile(join(folder, `${name}.br`), brotliCompressSync(text))
  }
  await mkdir(join(folder, 'client'))
  await write('client/cas-usage.html', all)
  await write('client/404.html', '<h1>404</h1>')
  await mkdir(join(folder, 'filtered/cas-usage'), { recursive: true })
  await write(`filtered${filteredFile('/cas-usage?categorie=automatisation')}`, chosen)
  const pages = [await loadStaticFiles(join(folder, 'client')), await loadFilteredPages(join(folder, 'filtered'))]
  files = new Map(pages.flatMap((some) => [...some]))
})

afterAll(() => rm(folder, { recursive: true }))

describe('The page with what was chosen answers', () => {
  test.each([
    '?categorie=automatisation',
    '?q=&categorie=automatisation',
    '?categorie=automatisation&q=',
    '?categorie=automatisation&utm_source=lettre&fbclid=1',
    '?categorie=%61utomatisation',
  ])('%s', async (query) => {
    expect(await textAt(`/cas-usage${query}`)).toBe(chosen)
  })
})

describe('The whole page answers', () => {
  test.each([
    '',
    '?',
    '?utm_source=lettre',
    '?categorie=',
    '?categorie=inconnue',
    '?categorie=constructor',
    '?categorie=Automatisation',
    '?categorie[]=automatisation',
    '?categorie=automatisation&q=banque',
    '?categorie=automatisation&q=&q=banque',
    '?categorie=automatisation&q=%20',
    '?categorie=automatisation&categorie=automatisation',
    '?categorie=automatisation&categorie=',
    '?categorie=automatisation%26x',
    `?${'categorie=automatisation&'.repeat(300)}`,
  ])('%s', async (query) => {
    expect(await textAt(`/cas-usage${query}`)).toBe(all)
  })
})

test('The page with what was chosen has no address of its own', async () => {
  for (const path of ['/cas-usage/categorie=automatisation', '/cas-usage%3Fcategorie=automatisation', '/filtered'])
    expect((await request(path)).status, path).toBe(404)
})

test('It comes compressed, under a validator of its own and the policy of its page', async () => {
  const at = (path: string, headers = {}) => request(path, { headers: { 'accept-encoding': 'br', ...headers } })
  const [plain, filtered] = [await at('/cas-usage'), await at('/cas-usage?categorie=automatisation')]
  expect(brotliDecompressSync(new Uint8Array(await filtered.arrayBuffer())).toString()).toBe(chosen)
  expect(filtered.headers.get('content-security-policy')).toContain("style-src 'self' 'sha256-own='")
  const [before, after] = [plain, filtered].map(({ headers }) => headers.get('etag') ?? '')
  expect(after).not.toBe(before)
  const again = (etag = '') => at('/cas-usage?categorie=automatisation', { 'if-none-match': etag })
  expect((await again(before)).status).toBe(200)
  expect((await again(after)).status).toBe(304)
})

async function textAt(path: string) {
  const answer = await request(path)
  expect(answer.status).toBe(200)
  return answer.text()
}

function request(path: string, init?: RequestInit) {
  const inlineHashes = { styles: [], scripts: [], pages: { '/cas-usage': ['sha256-own='] } }
  return standInApp({ files, inlineHashes }).request(path, init)
}
