import { map } from '#content/brand/map.ts'
import type { SurveyStation } from '#content/survey-map.ts'

export type Place = { readonly latitude: number; readonly longitude: number }
export type Point = { readonly x: number; readonly y: number }
export type SightLine<Station> = { readonly from: Station; readonly to: Station }

export const kilometresPerDegree = 111.2

/**
 * Lays places out on a plane whose origin is `centre`, x to the east and y to the south. Lengths are true along every
 * meridian and along the centre's parallel: over the few degrees of the survey the eye sees no difference.
 */
export function projectionAround(centre: Place, unitsPerKilometre: number): (place: Place) => Point {
  const scale = kilometresPerDegree * unitsPerKilometre
  const narrowing = Math.cos((centre.latitude * Math.PI) / 180)
  return ({ latitude, longitude }) => ({
    x: toTenth((longitude - centre.longitude) * narrowing * scale),
    y: toTenth((centre.latitude - latitude) * scale),
  })
}

/** Every side of every triangle, once, from north to south. */
export function sightLines<Station extends SurveyStation>(stations: readonly Station[]): SightLine<Station>[] {
  const byName = new Map<string, Station>(stations.map((station) => [station.name, station]))
  return stations.flatMap((station) =>
    station.from.flatMap((name) => {
      const sighted = byName.get(name)
      return sighted ? [{ from: sighted, to: station }] : []
    }),
  )
}

export function stationNamed(name: string): SurveyStation {
  const station = map.stations.find((candidate) => candidate.name === name)
  if (!station) throw new Error(`content/brand/map.ts has no station « ${name} ».`)
  return station
}

/** « 48°50′ », cut at the minute as on the old maps. */
export function degreesAndMinutes(degrees: number): string {
  // A hundredth of a degree is 0.6 minute: the tiny addition undoes binary fractions such as 2.35 × 60 = 140.999…
  const minutes = Math.floor(Math.abs(degrees) * 60 + 1e-6)
  return `${Math.floor(minutes / 60)}°${String(minutes % 60).padStart(2, '0')}′`
}

function toTenth(value: number) {
  return Math.round(value * 10) / 10 + 0
}
