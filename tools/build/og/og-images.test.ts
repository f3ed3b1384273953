import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { previewMap } from '#content/brand/map.ts'
import { pages } from '#content/pages.ts'
import { paths } from '#content/paths.ts'
import { budgets } from '../budgets.ts'
import { buildOgImages } from './og-images.ts'

const folders: string[] = []
afterAll(() => Promise.all(folders.map((folder) => rm(folder, { recursive: true }))))

async function emptyCache() {
  const folder = await mkdtemp(join(tmpdir(), 'og-'))
  folders.push(folder)
  return folder
}

test('A picture is drawn twice alike, as a PNG of 1200 by 630 within its budget', { timeout: 60_000 }, async () => {
  const [first] = await buildOgImages(await emptyCache(), [pages.services])
  const [second] = await buildOgImages(await emptyCache(), [pages.services])
  const content = Buffer.from(first?.content ?? '')
  expect(first?.path).toBe('/og/services.png')
  expect(content.equals(Buffer.from(second?.content ?? ''))).toBe(true)
  expect(content.subarray(1, 4).toString()).toBe('PNG')
  expect([content.readUInt32BE(16), content.readUInt32BE(20)]).toEqual([1200, 630])
  expect(content.length).toBeLessThan(budgets.ogImage)
})

test('A picture comes from the cache until its words change', { timeout: 60_000 }, async () => {
  const cache = await emptyCache()
  await buildOgImages(cache, [pages.services])
  const [kept = ''] = await readdir(cache)
  await writeFile(join(cache, kept), 'kept')
  const [again] = await buildOgImages(cache, [pages.services])
  expect(String(again?.content)).toBe('kept')
  const [changed] = await buildOgImages(cache, [{ ...pages.services, ogTitle: 'Un autre titre' }])
  expect(String(changed?.content)).not.toBe('kept')
})

test('A page whose name would lie on its title is refused, by a sentence that names file, name and place', async () => {
  const title = Array(6).fill('M'.repeat(30)).join(' ')
  const drawn = buildOgImages(await emptyCache(), [{ ...pages.services, ogTitle: title }])
  const place = previewMap.pages[paths.services]
  await expect(drawn).rejects.toThrow(
    new RegExp(
      `^content/brand/map\\.ts: at « ${place} », « Services » lies on « M+ » in /og/services\\.png, the picture of /services\\. (?:There is room at|No place has room)`,
    ),
  )
})
