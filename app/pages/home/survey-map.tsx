import { home, type StationLabel } from '#content/home.ts'
import { parisMeridian, surveyStations } from '#content/survey.ts'
import { type Place, projectionAround, sightLines, stationNamed } from './survey-projection.ts'

const { hero } = home
const centre = { latitude: 48.845, longitude: 2.47 }
const project = projectionAround(centre, 5.2)
const halfHeight = 440

const stations = surveyStations.filter((station) => isNear(station, 0.85))
const lines = sightLines(stations)
const meridian = project({ latitude: centre.latitude, longitude: parisMeridian }).x
/** One tick every ten minutes of arc. */
const ticks = Array.from({ length: 9 }, (_, index) => 48 + (index + 1) / 6)

/** The survey's triangles around Paris; the four uses are stations among the others. It draws itself once, in CSS. */
export function SurveyMap() {
  return (
    <svg viewBox={`-200 ${-halfHeight} 400 ${2 * halfHeight}`} className="survey" role="img" aria-label={hero.map}>
      <line className="survey-meridian" x1={meridian} x2={meridian} y1={-halfHeight} y2={halfHeight} />
      <g className="survey-ticks">
        {ticks.map((latitude) => {
          const { x, y } = project({ latitude, longitude: parisMeridian })
          return <line key={latitude} x1={x - 4} x2={x + 4} y1={y} y2={y} />
        })}
      </g>
      <g className="survey-lines">
        {lines.map(({ from, to }) => {
          const start = project(from)
          const end = project(to)
          const isBase = from.name === 'Lieusaint' && to.name === 'Melun'
          return (
            <line
              key={`${from.name} ${to.name}`}
              className={isBase ? 'survey-base' : undefined}
              x1={start.x}
              y1={start.y}
              x2={end.x}
              y2={end.y}
              pathLength={1}
            />
          )
        })}
      </g>
      <g className="survey-rings">
        {stations.map((station) => {
          const { x, y } = project(station)
          return <circle key={station.name} cx={x} cy={y} r={2.6} />
        })}
      </g>
      <text
        className="survey-note"
        x={meridian - 10}
        y={project({ latitude: 48.836, longitude: 0 }).y + 4}
        textAnchor="end"
      >
        {hero.paris}
      </text>
      {hero.stations.map(({ label, at }) => (
        <UseStation key={at} label={label} at={at} />
      ))}
    </svg>
  )
}

/** A gold triangle with its name on the side where the chain leaves room. */
function UseStation({ label, at }: StationLabel) {
  const station = stationNamed(at)
  const { x, y } = project(station)
  const isWest = station.longitude < centre.longitude
  return (
    <g className="survey-use" transform={`translate(${x} ${y})`}>
      <path d="M0-8.2 7.4 5h-14.8z" />
      <text x={isWest ? -13 : 13} y={4} textAnchor={isWest ? 'end' : 'start'}>
        {label}
      </text>
    </g>
  )
}

function isNear({ latitude }: Place, degrees: number) {
  return Math.abs(latitude - centre.latitude) < degrees
}
