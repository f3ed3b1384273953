import { home } from '#content/home.ts'
import { surveyStations } from '#content/survey.ts'
import { degreesAndMinutes, projectionAround, sightLines, stationNamed } from './survey-projection.ts'

const { label, at } = home.hero.south
const barcelona = stationNamed(at)
const project = projectionAround(barcelona, 2.3)
const lines = sightLines(surveyStations.filter(({ latitude }) => latitude < 43))
  .map(({ from, to }) => ({ from: project(from), to: project(to) }))
  .map(({ from, to }) => `M${from.x} ${from.y}L${to.x} ${to.y}`)
  .join('')

/** The last triangles of the survey, down to Barcelona: where the meridian that the hero opened comes to its end. */
export function MeridianEnd() {
  return (
    <svg viewBox="-100 -240 320 260" className="meridian-end" aria-hidden="true" focusable="false">
      <path d={lines} />
      <path className="meridian-end-station" d="M0-9 8 5H-8z" />
      <text x={16} y={5}>
        {degreesAndMinutes(barcelona.latitude)}N {label}
      </text>
    </svg>
  )
}
