import { renderAsync } from '@resvg/resvg-js'
import { palette } from '#content/brand/colours.ts'
import { mark } from '#content/brand/mark.ts'
import type { BuiltFile } from './write-into.ts'

type PngIcon = { path: string; size: number; purpose?: 'any' | 'maskable' }

/** Square to the edge where a phone rounds or masks the icon itself; a mask may take a fifth of each side. */
export const pngIcons: readonly PngIcon[] = [
  { path: '/apple-touch-icon.png', size: 180 },
  { path: '/icon-192.png', size: 192, purpose: 'any' },
  { path: '/icon-512.png', size: 512, purpose: 'any' },
  { path: '/icon-maskable-512.png', size: 512, purpose: 'maskable' },
]

/** The company's sign on a square of the dark ground, and the same as pixels where browsers and phones want them. */
export async function buildIcons(): Promise<BuiltFile[]> {
  const drawing = faviconSvg()
  const icons = pngIcons.map(async ({ path, size, purpose }) => {
    const svg = purpose === 'maskable' ? drawing.replace('viewBox="0 0 32 32"', 'viewBox="-6 -6 44 44"') : drawing
    return { path, content: await png(svg, size, purpose === 'any' ? undefined : palette.both.prussian) }
  })
  const favicon = { path: '/favicon.ico', content: ico(await png(drawing, 32), 32) }
  return [{ path: '/favicon.svg', content: drawing }, favicon, ...(await Promise.all(icons))]
}

export function faviconSvg() {
  const { width, height, path, strokeWidth } = mark
  const scale = 24 / Math.max(width, height)
  const [x, y] = [width, height].map((side) => ((32 - side * scale) / 2).toFixed(2))
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><rect width="32" height="32" rx="4" fill="${palette.both.prussian}"/>` +
    `<path transform="translate(${x} ${y}) scale(${scale.toFixed(3)})" d="${path}" fill="none" stroke="${palette.both.gold}" ` +
    `stroke-width="${(strokeWidth * 1.1).toFixed(2)}" stroke-linejoin="round"/></svg>`
  )
}

async function png(svg: string, size: number, background?: string) {
  const image = await renderAsync(svg, {
    fitTo: { mode: 'width', value: size },
    font: { loadSystemFonts: false },
    ...(background && { background }),
  })
  return image.asPng()
}

/** An .ico of one picture: a header of 6 bytes, an entry of 16, then the PNG as it is. */
function ico(picture: Buffer, size: number) {
  const header = Buffer.alloc(22)
  header.writeUInt16LE(1, 2)
  header.writeUInt16LE(1, 4)
  header.writeUInt8(size, 6)
  header.writeUInt8(size, 7)
  header.writeUInt16LE(1, 10)
  header.writeUInt16LE(32, 12)
  header.writeUInt32LE(picture.length, 14)
  header.writeUInt32LE(header.length, 18)
  return Buffer.concat([header, picture])
}
