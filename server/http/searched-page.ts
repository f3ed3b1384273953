import { promisify } from 'node:util'
import { gzip } from 'node:zlib'
import { html } from 'hono/html'
import { paths } from '#content/paths.ts'
import { readQuery } from '#contract/search-query.ts'
import { validatorOf } from './etag.ts'
import type { StaticFile } from './static-files.ts'

const emptyField = 'name="q" value=""'

/**
 * The page with the words of its search in the field. Where its script does not come, whoever searches again would send
 * the field empty, or write the words anew beside those that come late.
 */
export async function searchedPage(file: StaticFile, { pathname, searchParams }: URL): Promise<StaticFile> {
  const query = pathname === paths.useCases && readQuery(searchParams)
  const plain = file.variants.find(({ encoding }) => encoding === 'identity')
  if (!query || !plain) return file
  const filled = String(html`name="q" value="${query}"`)
  const text = new TextDecoder().decode(plain.body).replace(emptyField, () => filled)
  const body = new TextEncoder().encode(text)
  const packed = new Uint8Array(await promisify(gzip)(body))
  return {
    ...file,
    variants: [
      { encoding: 'gzip', body: packed, etag: validatorOf(packed) },
      { encoding: 'identity', body, etag: validatorOf(body) },
    ],
  }
}
