import { type CSSProperties, createElement, type ReactNode } from 'react'
import type { Point } from '#app/pages/home/survey-projection.ts'
import { palette } from '#content/brand/colours.ts'
import { mark } from '#content/brand/mark.ts'
import { breadcrumb } from '#content/breadcrumb.ts'
import { company } from '#content/company.ts'
import { home } from '#content/home.ts'
import { navigation } from '#content/navigation.ts'
import type { PageSettings } from '#content/page-settings.ts'
import { mapSize, mapSvg, markOf } from './og-map.ts'

const colours = palette.both

export const ogSize = { width: 1200, height: 630 }

const mapLeft = ogSize.width - mapSize.width - 24
/** Geist Mono is six tenths as wide as high. */
const name = { fontSize: 21, letter: 12.6, height: 27 }

export type Area = { readonly left: number; readonly top: number; readonly width: number; readonly height: number }

/** The picture of one page: its title on the dark ground, and its station on the brand's map. */
export function ogLayout(settings: PageSettings): ReactNode {
  return layoutWith(settings, nameAt(settings))
}

/** Whatever the page's name must not lie on. */
export function namelessLayout(settings: PageSettings): ReactNode {
  return layoutWith(settings, null)
}

function layoutWith({ ogTitle, canonical }: PageSettings, stationName: ReactNode) {
  return box(
    {
      ...ogSize,
      boxSizing: 'border-box',
      flexDirection: 'column',
      padding: 72,
      backgroundColor: colours.prussian,
      color: colours.white,
    },
    image(`data:image/svg+xml,${encodeURIComponent(mapSvg(canonical))}`, {
      position: 'absolute',
      left: mapLeft,
      top: 0,
      ...mapSize,
    }),
    stationName,
    brand(),
    title(ogTitle),
    box({ fontFamily: 'Geist Mono', fontSize: 21, color: colours.haze }, home.hero.guarantees.join(' · ')),
  )
}

function brand() {
  const { width, height, path, strokeWidth } = mark
  const sign =
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}"><path d="${path}" fill="none" ` +
    `stroke="${colours.gold}" stroke-width="${strokeWidth}" stroke-linejoin="round"/></svg>`
  return box(
    { alignItems: 'center', gap: 18, fontFamily: 'Bricolage Grotesque', fontSize: 40 },
    image(`data:image/svg+xml,${encodeURIComponent(sign)}`, { width: 46, height: 42 }),
    company.name,
  )
}

function title(text: string) {
  const fontSize = text.length > 45 ? 68 : text.length > 28 ? 76 : 88
  return box(
    {
      width: 640,
      margin: 'auto 0 48px',
      fontFamily: 'Bricolage Grotesque',
      fontSize,
      lineHeight: 1.06,
      letterSpacing: '-0.015em',
      textWrap: 'balance',
    },
    text,
  )
}

/** The name that the crumbs or the menus give to the page, unless it is the title. */
export function nameOf({ canonical: path, ogTitle }: PageSettings): string | null {
  if (!path) return null
  const links = [breadcrumb.home, ...navigation.footer, ...navigation.legal]
  const label = breadcrumb.labels.get(path.slice(1)) ?? links.find(({ to }) => to === path)?.label
  return label && label !== ogTitle ? label : null
}

/** Beside the mark, on the side where the chain leaves room. */
export function nameArea(text: string, { x, y }: Point): Area {
  const width = text.length * name.letter
  const left = mapLeft + (x < mapSize.width / 2 ? x - 28 - width : x + 28)
  return { left, top: y - 15, width, height: name.height }
}

export function markArea({ x, y }: Point): Area {
  return { left: mapLeft + x - 21, top: y - 24, width: 42, height: 37 }
}

function nameAt(settings: PageSettings) {
  const text = nameOf(settings)
  if (!text) return null
  const { left, top } = nameArea(text, markOf(settings.canonical))
  return box({ position: 'absolute', left, top, fontFamily: 'Geist Mono', fontSize: name.fontSize }, text)
}

function box(style: CSSProperties, ...children: ReactNode[]) {
  return createElement('div', { style: { display: 'flex', ...style } }, ...children)
}

function image(src: string, style: CSSProperties) {
  return createElement('img', { src, style })
}
