import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import subsetFont from 'subset-font'
import { type AssetFile, assetFile } from './asset-file.ts'

/** Each font with the axes that the styles use, and the local font that stands in until it arrives. */
const fonts = [
  {
    family: 'Bricolage Grotesque',
    source: 'bricolage-grotesque/files/bricolage-grotesque-latin-standard-normal.woff2',
    axes: { opsz: 40, wdth: 88, wght: 620 },
    weight: '620',
    preload: true,
    fallback: { local: ['Arial Bold', 'Liberation Sans Bold', 'Helvetica Bold', 'Roboto Bold'], sizeAdjust: 1 },
  },
  {
    family: 'Instrument Sans',
    source: 'instrument-sans/files/instrument-sans-latin-wght-normal.woff2',
    axes: { wght: { min: 400, max: 600 } },
    weight: '400 600',
    preload: true,
    fallback: { local: ['Arial', 'Liberation Sans', 'Helvetica', 'Roboto'], sizeAdjust: 1 },
  },
  {
    family: 'Geist Mono',
    source: 'geist-mono/files/geist-mono-latin-wght-normal.woff2',
    axes: { wght: 450 },
    weight: '450',
    preload: false,
    fallback: { local: ['Courier New', 'Liberation Mono', 'Menlo', 'Roboto Mono'], sizeAdjust: 1 },
  },
] as const

const layoutFeatures = ['ccmp', 'kern', 'liga', 'mark', 'mkmk', 'tnum']

export type Fonts = { files: AssetFile[]; css: string; preloads: string[] }

/** Cuts the fonts down to French and writes the @font-face rules for what is left. */
export async function buildFonts(): Promise<Fonts> {
  const built = await Promise.all(fonts.map(async (font) => ({ font, file: await subset(font) })))
  return {
    files: built.map(({ file }) => file),
    css: built.map(({ font, file }) => fontFaces(font, file.url)).join(''),
    preloads: built.filter(({ font }) => font.preload).map(({ file }) => file.url),
  }
}

type Font = (typeof fonts)[number]

async function subset(font: Font): Promise<AssetFile> {
  const original = await readFile(createRequire(import.meta.url).resolve(`@fontsource-variable/${font.source}`))
  const content = await subsetFont(original, frenchCharacters(), {
    targetFormat: 'woff2',
    variationAxes: font.axes,
    keepFeatures: layoutFeatures,
    noHinting: true,
  })
  return assetFile(font.family.toLowerCase().replaceAll(' ', '-'), 'woff2', content)
}

/** Latin-1, so that any western name typed by a visitor shows, and what French typography and the site's figures add. */
function frenchCharacters() {
  const latin1 = Array.from({ length: 0x100 - 0x20 }, (_, index) => String.fromCharCode(0x20 + index))
  return `${latin1.filter((character) => !/[\x7f-\x9f]/.test(character)).join('')}ŒœŸ\u2009\u202f–—‘’“”•…←→↑↓€™−≈≤≥`
}

function fontFaces({ family, weight, fallback }: Font, url: string) {
  const local = fallback.local.map((name) => `local("${name}")`).join(',')
  return (
    `@font-face{font-family:"${family}";font-weight:${weight};font-display:swap;src:url(${url})format("woff2")}` +
    `@font-face{font-family:"${family} fallback";src:${local};size-adjust:${fallback.sizeAdjust * 100}%}`
  )
}
