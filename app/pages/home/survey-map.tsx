import { map } from '#content/brand/map.ts'
import { home } from '#content/home.ts'
import type { StationLabel } from '#content/survey-map.ts'
import { kilometresPerDegree, projectionAround, sightLines, stationNamed } from './survey-projection.ts'

const { hero } = home
const { centre, unitsPerKilometre, note } = map.hero
const project = projectionAround(centre, unitsPerKilometre)
const halfHeight = 440
/** How many degrees the drawing shows to the north and to the south of its centre. */
const reach = halfHeight / (kilometresPerDegree * unitsPerKilometre)

const stations = map.stations.filter(({ latitude }) => Math.abs(latitude - centre.latitude) < reach * 1.12)
const lines = sightLines(stations)
const axis = project({ latitude: centre.latitude, longitude: map.axis }).x
const ticks = ticksAround(centre.latitude)

/** The brand's map; the uses are stations among the others. It draws itself once, in CSS. */
export function SurveyMap() {
  return (
    <svg viewBox={`-200 ${-halfHeight} 400 ${2 * halfHeight}`} className="survey" role="img" aria-label={hero.map}>
      <line className="survey-axis" x1={axis} x2={axis} y1={-halfHeight} y2={halfHeight} />
      <g className="survey-ticks">
        {ticks.map((latitude) => {
          const { x, y } = project({ latitude, longitude: map.axis })
          return <line key={latitude} x1={x - 4} x2={x + 4} y1={y} y2={y} />
        })}
      </g>
      <g className="survey-lines">
        {lines.map(({ from, to }) => {
          const start = project(from)
          const end = project(to)
          const isBase = from.name === map.base[0] && to.name === map.base[1]
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
        x={axis - 10}
        y={project({ latitude: note.latitude, longitude: 0 }).y + 4}
        textAnchor="end"
      >
        {note.text}
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

/** One tick every ten minutes of arc. */
function ticksAround(latitude: number) {
  const first = Math.ceil((latitude - reach * 0.92) * 6)
  const last = Math.floor((latitude + reach * 0.92) * 6)
  return Array.from({ length: last - first + 1 }, (_, index) => (first + index) / 6)
}
