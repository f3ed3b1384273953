import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { iconNames } from '#content/icons.ts'
import { type LogoName, logoSources } from '#content/logos.ts'
import { type AssetFile, assetFile } from './asset-file.ts'

const require = createRequire(import.meta.url)

/** Without the styles too (RGAA 10.2); how thick and round they are is left to them. */
const iconLines = ' fill="none" stroke="currentColor"'

/** All icons in one file, for what the pages do not show at first. */
export async function buildIconSprite(): Promise<AssetFile> {
  return sprite('icons', await Promise.all(iconNames.map((name) => iconSymbol(name, name))))
}

/** The icons that a page shows, in the page: they are there at its first paint, and take no request. */
export async function withOwnIcons(html: string, iconSprite: string) {
  const shown = new Set(
    html
      .split(`href="${iconSprite}#`)
      .slice(1)
      .map((rest) => rest.slice(0, rest.indexOf('"'))),
  )
  const symbols = await Promise.all([...shown].sort().map((name) => iconSymbol(name, `icon-${name}`)))
  return html
    .replaceAll(`href="${iconSprite}#`, 'href="#icon-')
    .replace(/<body[^>]*>/, (body) => `${body}<svg hidden>${symbols.join('')}</svg>`)
}

export async function buildLogoSprite(): Promise<AssetFile> {
  const symbols = await Promise.all(
    Object.entries(logoSources).map(async ([name, source]) => symbol(name, await readFile(logoFile(source), 'utf8'))),
  )
  return sprite('logos', symbols)
}

async function iconSymbol(name: string, id: string) {
  return symbol(id, await readFile(require.resolve(`lucide-static/icons/${name}.svg`), 'utf8'), iconLines)
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

function logoFile(source: (typeof logoSources)[LogoName]) {
  const [collection, name] = source.split('/')
  return require.resolve(
    collection === 'lobehub' ? `@lobehub/icons-static-svg/icons/${name}.svg` : `simple-icons/icons/${name}.svg`,
  )
}
