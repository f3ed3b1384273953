import { statSync } from 'node:fs'
import { resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Plugin } from 'vite'
import type { Palette } from '#content/palette.ts'

const file = resolve('content/brand/colours.ts')

/** Writes the brand's colours into the style sheets, where they ask for them: they stand in content/brand/ only. */
export const brandColours: Plugin = {
  name: 'brand-colours',
  enforce: 'pre',
  transform: {
    filter: { id: /[\\/]app[\\/](?:styles[\\/]site|desk[\\/]desk)\.css$/ },
    order: 'pre',
    async handler(code) {
      this.addWatchFile(file)
      return { code: code.replace('@import "brand-colours";', colourStyles(await currentPalette())), map: null }
    },
  },
}

/** In development the file changes while the site runs, and a module is kept under its address. */
async function currentPalette(): Promise<Palette> {
  const { palette } = await import(`${pathToFileURL(file).href}?${statSync(file).mtimeMs}`)
  return palette
}

export function colourStyles({ light, dark, both }: Palette): string {
  // Not on paper: a page printed from a dark screen is dark on white, in the light scheme's colours.
  return `@theme static {
${declarations({ ...light, ...both })}
}
:root {
${declarations({ ink: light.ink, slate: light.slate, blue: light.blue, line: light.line }, 'light')}
}
@media screen and (prefers-color-scheme: dark) {
  :root {
color-scheme: dark;
${declarations(dark)}
  }
}`
}

function declarations(colours: Readonly<Record<string, string>>, prefix = 'color') {
  return Object.entries(colours)
    .map(([name, value]) => `--${prefix}-${name}: ${value};`)
    .join('\n')
}
