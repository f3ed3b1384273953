import { map } from '#content/brand/map.ts'
import { degreesAndMinutes, projectionAround, sightLines, stationNamed } from './survey-projection.ts'

const { label, at } = map.inset.south
const last = stationNamed(at)
const project = projectionAround(last, map.end.unitsPerKilometre)
const lines = sightLines(map.stations.filter(({ latitude }) => latitude < map.end.from))
  .map(({ from, to }) => ({ from: project(from), to: project(to) }))
  .map(({ from, to }) => `M${from.x} ${from.y}L${to.x} ${to.y}`)
  .join('')

/** The last lines of the map, down to its southern end: where what the hero opened comes to its close. */
export function SurveyEnd() {
  return (
    <svg viewBox="-100 -240 320 260" className="survey-end" aria-hidden="true">
      <path d={lines} />
      <path className="survey-end-station" d="M0-9 8 5H-8z" />
      <text x={16} y={5}>
        {degreesAndMinutes(last.latitude)}N {label}
      </text>
    </svg>
  )
}
