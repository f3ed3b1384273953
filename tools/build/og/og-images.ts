import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { PageSettings } from '#content/page-settings.ts'
import { pages } from '#content/pages.ts'
import { BuildProblem } from '../builds/renew-build.ts'
import { cachedFile } from '../cached-file.ts'
import { buildStaticFont } from '../fonts.ts'
import type { BuiltFile } from '../write-into.ts'
import { namelessLayout, ogLayout, ogSize } from './og-layout.ts'
import { placeProblem, wordsIn } from './room-for-name.ts'

/** What decides on a picture, beside its layout: the versions of fonts and drawing libraries, and how they are called. */
const ingredients = [
  'package-lock.json',
  'tools/build/fonts.ts',
  'tools/build/og/og-images.ts',
  'tools/build/og/room-for-name.ts',
]

/** One picture a page for link previews, from the cache where nothing that it is made of has changed. */
export async function buildOgImages(
  cacheFolder: string,
  drawn: readonly PageSettings[] = Object.values(pages),
): Promise<BuiltFile[]> {
  const common = createHash('sha256')
  for (const file of ingredients) common.update(await readFile(file))
  const draw = createDraw()
  return Promise.all(
    drawn.map(async (settings) => {
      const layout = ogLayout(settings)
      const name = common.copy().update(JSON.stringify(layout)).digest('hex')
      return {
        path: settings.ogImage,
        content: await cachedFile(join(cacheFolder, `${name}.png`), () => draw(settings)),
      }
    }),
  )
}

/** Fonts and libraries are loaded for the first picture that has to be drawn: most builds draw none. */
function createDraw() {
  let loading: Promise<(settings: PageSettings) => Promise<Buffer>> | undefined
  return async (settings: PageSettings) => {
    loading ??= loadDraw()
    return (await loading)(settings)
  }
}

async function loadDraw() {
  const [{ default: satori }, { renderAsync }, ...fonts] = await Promise.all([
    import('satori'),
    import('@resvg/resvg-js'),
    buildStaticFont('Bricolage Grotesque'),
    buildStaticFont('Geist Mono'),
  ])
  return async (settings: PageSettings) => {
    const words = wordsIn(await satori(namelessLayout(settings), { ...ogSize, fonts, embedFont: false }))
    const problem = placeProblem(settings, words)
    if (problem) throw new BuildProblem(problem)
    const svg = await satori(ogLayout(settings), { ...ogSize, fonts })
    const image = await renderAsync(svg, { font: { loadSystemFonts: false } })
    return image.asPng()
  }
}
