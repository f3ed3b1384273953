import { map } from '#content/brand/map.ts'
import type { StationLabel } from '#content/survey-map.ts'
import { degreesAndMinutes, type Place, projectionAround, sightLines, stationNamed } from './survey-projection.ts'

const { centre, unitsPerKilometre, degrees, part, north, south } = map.inset
const project = projectionAround(centre, unitsPerKilometre)
const chain = sightLines(map.stations)
  .map(({ from, to }) => `M${coordinates(from)}L${coordinates(to)}`)
  .join('')
const parallels = Array.from({ length: degrees.north - degrees.south + 1 }, (_, index) => degrees.north - index)

/** The whole map beside the part that the hero shows, as the key map in a sheet's corner. */
export function SurveyInset() {
  const top = project(part.northWest)
  const bottom = project(part.southEast)
  return (
    <svg viewBox="-90 -300 130 600" className="survey-inset" aria-hidden="true">
      <path d={chain} />
      {parallels.map((latitude) => {
        const { y } = project({ latitude, longitude: map.axis })
        return <path key={latitude} className="survey-degree" d={`M40 ${y}h-7`} />
      })}
      <rect x={top.x} y={top.y} width={bottom.x - top.x} height={bottom.y - top.y} />
      <End {...north} dy={-14} />
      <End {...south} dy={22} />
    </svg>
  )
}

function End({ label, at, dy }: StationLabel & { dy: number }) {
  const place = stationNamed(at)
  return (
    <text x={40} y={project(place).y + dy} textAnchor="end">
      {degreesAndMinutes(place.latitude)}N {label}
    </text>
  )
}

function coordinates(place: Place) {
  const { x, y } = project(place)
  return `${x} ${y}`
}
