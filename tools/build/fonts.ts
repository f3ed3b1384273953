import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import subsetFont from 'subset-font'
import { type AssetFile, assetFile } from './asset-file.ts'
import { cachedFile } from './cached-file.ts'
import { drawApostropheCurly } from './curly-apostrophe.ts'

/**
 * Each font with the axes that the styles use, and the local fonts that stand in until it arrives. `width` is the width
 * of a French sample in the font over its width in the stand-in, `ascent` and `descent` are the font's own, in
 * hundredths of its size (all measured in Chromium): so nothing moves when the font arrives.
 */
export const fonts = [
  {
    family: 'Bricolage Grotesque',
    source: 'bricolage-grotesque/files/bricolage-grotesque-latin-standard-normal.woff2',
    axes: { opsz: 40, wdth: 88, wght: 620 },
    weight: '620',
    ascent: 93,
    descent: 27,
    fallbacks: [{ weight: '620', local: ['Arial Bold', 'Liberation Sans Bold', 'Roboto Bold'], width: 0.853 }],
  },
  {
    family: 'Instrument Sans',
    source: 'instrument-sans/files/instrument-sans-latin-wght-normal.woff2',
    axes: { wght: { min: 400, max: 600 } },
    weight: '400 600',
    ascent: 97,
    descent: 25,
    fallbacks: [
      { weight: '400 500', local: ['Arial', 'Liberation Sans', 'Roboto'], width: 1.013 },
      { weight: '600', local: ['Arial Bold', 'Liberation Sans Bold', 'Roboto Bold'], width: 0.971 },
    ],
  },
  {
    family: 'Geist Mono',
    source: 'geist-mono/files/geist-mono-latin-wght-normal.woff2',
    axes: { wght: 450 },
    weight: '400 600',
    ascent: 101,
    descent: 30,
    fallbacks: [{ weight: '400 600', local: ['Courier New', 'Liberation Mono', 'Roboto Mono'], width: 1 }],
  },
] as const

const layoutFeatures = ['ccmp', 'kern', 'liga', 'mark', 'mkmk', 'tnum']

export type Fonts = { files: AssetFile[]; css: string; text: string }

/** Cuts the fonts down to French and writes the @font-face rules for what is left. */
export async function buildFonts(): Promise<Fonts> {
  const built = await Promise.all(
    fonts.map(async (font) => ({ font, file: await webFont(font, 'french'), more: await webFont(font, 'western') })),
  )
  return {
    files: built.flatMap(({ file, more }) => [file, more]),
    css: built.map(({ font, file, more }) => fontFaces(font, { french: file.url, western: more.url })).join(''),
    text: built.find(({ font }) => font.family === 'Instrument Sans')?.file.url ?? '',
  }
}

/** A font that does not vary, uncompressed: what the pictures that the build draws are set in. */
export async function buildStaticFont(family: 'Bricolage Grotesque' | 'Geist Mono') {
  const font = fonts.find((candidate) => candidate.family === family)
  if (!font) throw new Error(`There is no font « ${family} ».`)
  return { name: family, data: await subset(font, 'french', 'sfnt') }
}

type Font = (typeof fonts)[number]

/** To cut and compress a font takes seconds: it is done again only when something that decides on it has changed. */
async function webFont(font: Font, letters: Letters): Promise<AssetFile> {
  const name = `${font.family.toLowerCase().replaceAll(' ', '-')}-${letters}`
  const ingredients = createHash('sha256').update(JSON.stringify(font))
  for (const file of ['package-lock.json', 'tools/build/fonts.ts', 'tools/build/curly-apostrophe.ts'])
    ingredients.update(await readFile(file))
  const cache = `dist/cache/fonts/${name}-${ingredients.digest('hex')}.woff2`
  return assetFile(name, 'woff2', await cachedFile(cache, () => subset(font, letters, 'woff2')))
}

async function subset(font: Font, letters: Letters, targetFormat: 'woff2' | 'sfnt') {
  const original = await readFile(createRequire(import.meta.url).resolve(`@fontsource-variable/${font.source}`))
  const kept = { keepFeatures: layoutFeatures, noHinting: true }
  const characters = charactersOf[letters]
  const cut = await subsetFont(original, characters, { ...kept, targetFormat: 'sfnt', variationAxes: font.axes })
  const drawn = letters === 'french' ? drawApostropheCurly(cut) : cut
  return subsetFont(drawn, characters, { ...kept, targetFormat })
}

type Letters = keyof typeof charactersOf

const ascii = characterRange(0x20, 0x7e)
const french = `${ascii}\u00a0§©«»®°·±²³½×ÀÂÆÇÈÉÊËÎÏÔÙÛÜàâæçèéêëîïôùûüŒœŸÿ\u2009\u202f–—‘’“”•…←→↑↓€™−≈≤≥′`

/** What the site is written in, and the rest of Latin-1, so that any western name typed by a visitor shows. */
const charactersOf = {
  french,
  western: [...characterRange(0xa1, 0xff)].filter((character) => !french.includes(character)).join(''),
}

function characterRange(first: number, last: number) {
  return String.fromCodePoint(...Array.from({ length: last - first + 1 }, (_, index) => first + index))
}

/** As CSS writes it: neighbours as one range. */
function unicodeRange(characters: string) {
  const ranges: { first: number; last: number }[] = []
  for (const code of [...characters].map((character) => character.codePointAt(0) ?? 0).sort((a, b) => a - b)) {
    const range = ranges.at(-1)
    if (range && code === range.last + 1) range.last = code
    else ranges.push({ first: code, last: code })
  }
  const hex = (code: number) => code.toString(16)
  return ranges.map(({ first, last }) => `U+${hex(first)}${last > first ? `-${hex(last)}` : ''}`).join()
}

function fontFaces({ family, weight, ascent, descent, fallbacks }: Font, urls: Readonly<Record<Letters, string>>) {
  const percent = (value: number, width: number) => `${(value / width).toFixed(1)}%`
  const standIns = fallbacks.map(
    (fallback) =>
      `@font-face{font-family:"${family} fallback";font-weight:${fallback.weight};` +
      `src:${fallback.local.map((name) => `local("${name}")`).join(',')};size-adjust:${percent(100 * fallback.width, 1)};` +
      `ascent-override:${percent(ascent, fallback.width)};descent-override:${percent(descent, fallback.width)};line-gap-override:0%}`,
  )
  const faces = (['french', 'western'] as const).map(
    (letters) =>
      `@font-face{font-family:"${family}";font-weight:${weight};font-display:swap;src:url(${urls[letters]})format("woff2");` +
      `unicode-range:${unicodeRange(charactersOf[letters])}}`,
  )
  return [...faces, ...standIns].join('')
}
