import { kilometresPerDegree, type Point, projectionAround, sightLines } from '#app/pages/home/survey-projection.ts'
import { palette } from '#content/brand/colours.ts'
import { map, previewMap } from '#content/brand/map.ts'
import type { Path } from '#content/paths.ts'

export const mapSize = { width: 520, height: 630 }

/** The mark of a page without an address stands off the map. */
const nowhere: Point = { x: 96, y: 118 }

const colours = palette.both
const { centre, unitsPerKilometre, pages } = previewMap
const reach = mapSize.height / 2 / (kilometresPerDegree * unitsPerKilometre)
const projected = projectionAround(centre, unitsPerKilometre)
/** Those whose lines come onto the picture from beyond its edge, too. */
const stations = map.stations.filter(({ latitude }) => Math.abs(latitude - centre.latitude) < reach * 1.75)
const axis = place({ latitude: centre.latitude, longitude: map.axis }).x

/** Where the page's mark stands on the map. */
export function markOf(path: Path | null): Point {
  const station = path && map.stations.find(({ name }) => name === pages[path])
  return station ? place(station) : nowhere
}

export function mapSvg(path: Path | null) {
  const lines = sightLines(stations).map(({ from, to }) => {
    const [start, end] = [place(from), place(to)]
    return `M${start.x} ${start.y}L${end.x} ${end.y}`
  })
  const rings = stations.map(place).map(({ x, y }) => `<circle cx="${x}" cy="${y}" r="4"/>`)
  const { width, height } = mapSize
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">` +
    `<path d="M${axis} 0V${height}" stroke="${colours.trace}" stroke-width="1.5" stroke-dasharray="1.5 8" fill="none"/>` +
    `<path d="${lines.join('')}" stroke="${colours.trace}" stroke-width="1.5" fill="none"/>` +
    `<g fill="${colours.prussian}" stroke="${colours.haze}" stroke-width="2">${rings.join('')}</g>` +
    `${mark(path)}</svg>`
  )
}

function mark(path: Path | null) {
  const { x, y } = markOf(path)
  const triangle = `M${x} ${y - 21}l18.5 32h-37z`
  if (!path) {
    return `<path d="${triangle}" fill="none" stroke="${colours.gold}" stroke-width="2.5" stroke-dasharray="5 4"/>`
  }
  return `<path d="${triangle}" fill="${colours.gold}" stroke="${colours.prussian}" stroke-width="5" paint-order="stroke"/>`
}

export function place(at: { latitude: number; longitude: number }): Point {
  const { x, y } = projected(at)
  return { x: x + mapSize.width / 2, y: y + mapSize.height / 2 }
}
