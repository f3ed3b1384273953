import { gunzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { paths } from '#content/paths.ts'
import { standInApp } from '#testing/stand-in-app.ts'
import type { StaticFile } from './static-files.ts'

const page = '<input name="q" value=""/><p>Où ?</p>'
const file: StaticFile = {
  contentType: 'text/html; charset=utf-8',
  immutable: false,
  isTwin: false,
  variants: [{ encoding: 'identity', body: new TextEncoder().encode(page), etag: '"page"' }],
}
const { request } = standInApp({
  files: new Map([
    [paths.useCases, file],
    [paths.services, file],
  ]),
})

test('The words that the use cases are searched for stand in the field', async () => {
  expect(await textAt(`${paths.useCases}?q=caf%C3%A9+%24%26`)).toBe(
    page.replace('value=""', () => 'value="café $&amp;"'),
  )
  expect(await textAt(`${paths.useCases}?q=&q=b`)).toBe(page)
  expect(await textAt(`${paths.services}?q=a`)).toBe(page)
})

test('Words that would be markup are words, and no more of them than the field takes', async () => {
  const attack = `"><script>alert(1)</script>'`
  const text = await textAt(`${paths.useCases}?q=${encodeURIComponent(attack)}`)
  expect(text).toContain('value="&quot;&gt;&lt;script&gt;alert(1)&lt;/script&gt;&#39;"')
  expect(await textAt(`${paths.useCases}?q=${'x'.repeat(5000)}`)).toBe(page.replace('""', `"${'x'.repeat(100)}"`))
})

test('It comes compressed, under a validator of its own', async () => {
  const at = (query: string, headers = {}) =>
    request(`${paths.useCases}${query}`, { headers: { 'accept-encoding': 'gzip', ...headers } })
  const [plain, searched] = [await at(''), await at('?q=a')]
  expect(gunzipSync(await searched.arrayBuffer()).toString()).toContain('value="a"')
  const etag = searched.headers.get('etag') ?? ''
  expect(etag).not.toBe(plain.headers.get('etag'))
  expect((await at('?q=a', { 'if-none-match': etag })).status).toBe(304)
  expect((await at('?q=b', { 'if-none-match': etag })).status).toBe(200)
})

async function textAt(path: string) {
  const answer = await request(path)
  expect(answer.status).toBe(200)
  return answer.text()
}
