import { home, type StationLabel } from '#content/home.ts'
import { parisMeridian, surveyStations } from '#content/survey.ts'
import { degreesAndMinutes, type Place, projectionAround, sightLines, stationNamed } from './survey-projection.ts'

const project = projectionAround({ latitude: 46.2, longitude: parisMeridian }, 0.5)
const chain = sightLines(surveyStations)
  .map(({ from, to }) => `M${coordinates(from)}L${coordinates(to)}`)
  .join('')
const degrees = Array.from({ length: 10 }, (_, index) => 51 - index)
const { north, south } = home.hero

/** The whole meridian beside the part that the hero shows, as the key map in a sheet's corner. */
export function MeridianInset() {
  const top = project({ latitude: 49.3, longitude: 2 })
  const bottom = project({ latitude: 48.39, longitude: 2.9 })
  return (
    <svg viewBox="-90 -300 130 600" className="survey-inset" aria-hidden="true" focusable="false">
      <path d={chain} />
      {degrees.map((latitude) => {
        const { y } = project({ latitude, longitude: parisMeridian })
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
