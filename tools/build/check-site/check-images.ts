import { budgets } from '../budgets.ts'
import { ogSize } from '../og/og-layout.ts'
import type { BuiltPage } from './built-page.ts'

/** Every image says what it shows (empty, where it is mere decoration). */
export function checkAlternatives(page: BuiltPage): string[] {
  return page.elements
    .filter(({ tag, attributes }) => tag === 'img' && !attributes.has('alt'))
    .map(({ attributes }) => `${page.path}: the image « ${attributes.get('src')} » has no alt.`)
}

/** The link preview's picture is there, in the size that was announced, and says what it shows. */
export function checkOgImage({ path, meta }: BuiltPage, siteUrl: string, read: (path: string) => Buffer | undefined) {
  const [url = '', ...others] = meta('og:image')
  const [alt] = meta('og:image:alt')
  const file = url.startsWith(`${siteUrl}/`) ? read(url.slice(siteUrl.length)) : undefined
  if (others.length > 0) return [`${path} has more than one Open Graph image.`]
  if (!file) return [`${path}: its Open Graph image ${url || '(none)'} does not exist.`]
  const problems = alt ? [] : [`${path}: its Open Graph image has no alt.`]
  if (file.length > budgets.ogImage) problems.push(`${path}: its Open Graph image is ${file.length} bytes, too heavy.`)
  const { width, height } = pngSize(file)
  const announced = [meta('og:image:width')[0], meta('og:image:height')[0]].join('×')
  if (width !== ogSize.width || height !== ogSize.height || announced !== `${width}×${height}`)
    problems.push(`${path}: its Open Graph image is ${width}×${height}, announced as ${announced}.`)
  return problems
}

/** The first chunk of a PNG, after the signature, is its header: width and height come first. */
function pngSize(file: Buffer) {
  return { width: file.readUInt32BE(16), height: file.readUInt32BE(20) }
}
