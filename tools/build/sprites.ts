import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { iconNames } from '#content/icons.ts'
import { logoSources } from '#content/logos.ts'
import { type AssetFile, assetFile } from './asset-file.ts'

const require = createRequire(import.meta.url)

type Sprites = Readonly<Record<'iconSprite' | 'logoSprite', string>>

const logoFiles: Readonly<Record<string, string>> = logoSources

/** In letters. More would hold the page's first paint up. */
const mostInPage = 4096

/** Without the styles too (RGAA 10.2); how thick and round they are is left to them. */
const iconLines = ' fill="none" stroke="currentColor"'

/** All icons in one file, for what the pages do not show at first. */
export async function buildIconSprite(): Promise<AssetFile> {
  return sprite('icons', await Promise.all(iconNames.map((name) => iconSymbol(name, name))))
}

/** All logos in one file, for pages that show many. */
export async function buildLogoSprite(): Promise<AssetFile> {
  return sprite('logos', await Promise.all(Object.keys(logoFiles).map((name) => logoSymbol(name, name))))
}

/**
 * What a page draws, in the page: its icons, and its logos where they are small together. They take no request. What stands
 * above the title comes before it, the rest last: a title is in the first 14 KB of its page.
 */
export async function withOwnSymbols(html: string, { iconSprite, logoSprite }: Sprites) {
  const [opening = ''] = html.split('</h1>')
  const icons = namesIn(html, iconSprite).map((name) => ({ name, file: iconSprite, kind: 'icon', draw: iconSymbol }))
  const logos = namesIn(html, logoSprite).map((name) => ({ name, file: logoSprite, kind: 'logo', draw: logoSymbol }))
  const drawn = await Promise.all(
    [...icons, ...logos].map(async ({ name, file, kind, draw }) => {
      const isFirst = opening.includes(`href="${file}#${name}"`)
      return { kind, isFirst, symbol: await draw(name, `${kind}-${name}`) }
    }),
  )
  const areLight = joined(drawn.filter(({ kind }) => kind === 'logo')).length <= mostInPage
  const own = drawn.filter(({ kind }) => kind === 'icon' || areLight)
  const pointed = areLight ? html.replaceAll(`href="${logoSprite}#`, 'href="#logo-') : html
  return pointed
    .replaceAll(`href="${iconSprite}#`, 'href="#icon-')
    .replace(/<body[^>]*>/, (body) => `${body}${hidden(own.filter(({ isFirst }) => isFirst))}`)
    .replace('</body>', (end) => `${hidden(own.filter(({ isFirst }) => !isFirst))}${end}`)
}

type Drawn = readonly { readonly symbol: string }[]

function hidden(drawn: Drawn) {
  return drawn.length > 0 ? `<svg hidden>${joined(drawn)}</svg>` : ''
}

function joined(drawn: Drawn) {
  return drawn.map(({ symbol }) => symbol).join('')
}

/** The names under which a page asks for drawings of this file. */
function namesIn(html: string, file: string) {
  const names = html
    .split(`href="${file}#`)
    .slice(1)
    .map((rest) => rest.slice(0, rest.indexOf('"')))
  return [...new Set(names)].sort()
}

async function iconSymbol(name: string, id: string) {
  return symbol(id, await readFile(require.resolve(`lucide-static/icons/${name}.svg`), 'utf8'), iconLines)
}

async function logoSymbol(name: string, id: string) {
  const [collection, file] = logoFiles[name]?.split('/') ?? []
  const folder = collection === 'lobehub' ? '@lobehub/icons-static-svg' : 'simple-icons'
  return symbol(id, await readFile(require.resolve(`${folder}/icons/${file}.svg`), 'utf8'))
}

function sprite(name: string, symbols: string[]) {
  return assetFile(name, 'svg', Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg">${symbols.join('')}</svg>`))
}

function symbol(id: string, svg: string, attributes = '') {
  const viewBox = /viewBox="([^"]+)"/.exec(svg)?.[1]
  const inner = /<svg[^>]*>([\s\S]*)<\/svg>/.exec(svg)?.[1]
  if (!viewBox || !inner) throw new Error(`The drawing of « ${id} » is not an SVG with a viewBox.`)
  const drawing = inner.replace(/<title>[^<]*<\/title>/, '').replace(/\s*\n\s*/g, '')
  return `<symbol id="${id}" viewBox="${viewBox}"${attributes}>${drawing}</symbol>`
}
