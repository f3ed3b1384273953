import { type Point, projectionAround, sightLines } from '#app/pages/home/survey-projection.ts'
import { type Path, paths } from '#content/paths.ts'
import { parisMeridian, surveyStations } from '#content/survey.ts'
import { themeColour } from '../theme-colour.ts'

export const mapSize = { width: 520, height: 630 }

/** Each page is a station of the survey around Paris. */
const stationAt: Readonly<Record<Path, string>> = {
  [paths.home]: 'Panthéon',
  [paths.solutions]: 'Dammartin',
  [paths.useCases]: 'Saint-Martin-du-Tertre',
  [paths.services]: 'Montlhéry',
  [paths.contact]: 'Brie',
  [paths.contactSuccess]: 'Melun',
  [paths.legalNotice]: 'Malvoisine',
  [paths.privacyPolicy]: 'Belle-Assise',
  [paths.accessibility]: 'Lieusaint',
}
/** The mark of a page without an address stands off the map. */
const nowhere: Point = { x: 96, y: 118 }

const projected = projectionAround({ latitude: 48.83, longitude: 2.47 }, 6.6)
const stations = surveyStations.filter(({ latitude }) => Math.abs(latitude - 48.83) < 0.75)
const meridian = place({ latitude: 48.83, longitude: parisMeridian }).x

/** Where the page's mark stands on the map. */
export function markOf(path: Path | null): Point {
  const station = path && surveyStations.find(({ name }) => name === stationAt[path])
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
    `<path d="M${meridian} 0V${height}" stroke="${themeColour('trace')}" stroke-width="1.5" stroke-dasharray="1.5 8" fill="none"/>` +
    `<path d="${lines.join('')}" stroke="${themeColour('trace')}" stroke-width="1.5" fill="none"/>` +
    `<g fill="${themeColour('prussian')}" stroke="${themeColour('haze')}" stroke-width="2">${rings.join('')}</g>` +
    `${mark(path)}</svg>`
  )
}

function mark(path: Path | null) {
  const { x, y } = markOf(path)
  const triangle = `M${x} ${y - 21}l18.5 32h-37z`
  if (!path) {
    return `<path d="${triangle}" fill="none" stroke="${themeColour('gold')}" stroke-width="2.5" stroke-dasharray="5 4"/>`
  }
  return `<path d="${triangle}" fill="${themeColour('gold')}" stroke="${themeColour('prussian')}" stroke-width="5" paint-order="stroke"/>`
}

function place(at: { latitude: number; longitude: number }): Point {
  const { x, y } = projected(at)
  return { x: x + mapSize.width / 2, y: y + mapSize.height / 2 }
}
