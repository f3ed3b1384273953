import type { Fonts } from './fonts.ts'

/** The head tags that every page shares, around the styles. */
export function documentHead(fonts: Fonts, styles: string) {
  const preloads = fonts.preloads.map(
    (url) => `<link rel="preload" href="${url}" as="font" type="font/woff2" crossorigin>`,
  )
  return [...preloads, '<link rel="icon" href="/favicon.svg" type="image/svg+xml">', styles].join('\n')
}
