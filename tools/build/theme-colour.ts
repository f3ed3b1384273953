import { readFileSync } from 'node:fs'

type Colour = 'deep' | 'prussian' | 'gold' | 'white' | 'haze' | 'trace'

const tokens = readFileSync(new URL('../../app/styles/tokens.css', import.meta.url), 'utf8')

/** A colour of the stylesheet, for the pictures that the build draws. */
export function themeColour(name: Colour): string {
  const colour = new RegExp(`--color-${name}: (#[0-9a-f]{6});`).exec(tokens)?.[1]
  if (!colour) throw new Error(`app/styles/tokens.css has no colour « ${name} ».`)
  return colour
}
