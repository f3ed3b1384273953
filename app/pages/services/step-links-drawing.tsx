/** x in hundredths of the column, y in rem from the drawing's top. The first four are the steps; see step-links.css. */
const points = [
  [1, 18],
  [27, 11.5],
  [52, 16.5],
  [77, 7],
  [13, 9],
  [37, 23],
  [63, 8.5],
  [90, 17],
  [-80, 11],
  [-81, 30],
  [180, 11],
  [181, 31],
] as const

const steps = [
  [0, 1],
  [1, 2],
  [2, 3],
] as const

const sights = [
  [4, 0],
  [4, 1],
  [0, 5],
  [5, 1],
  [5, 2],
  [1, 6],
  [6, 2],
  [6, 3],
  [2, 7],
  [7, 3],
  [8, 0],
  [8, 4],
  [9, 0],
  [3, 10],
  [7, 10],
  [7, 11],
] as const

/** The triangulation on wide screens: the chain from step to step, held by sights to the points around it. */
export function StepLinksDrawing() {
  return (
    <svg className="step-links-drawing" aria-hidden="true">
      <g className="stroke-trace">
        {[...steps, ...sights].map(([from, to]) => (
          <Sight key={`${from}-${to}`} from={from} to={to} />
        ))}
      </g>
      <g className="step-link-line">
        {steps.map(([from, to]) => (
          <Sight key={from} from={from} to={to} />
        ))}
      </g>
      <g className="fill-prussian stroke-haze">
        {points.slice(4).map(([x, y]) => (
          <circle key={x} cx={`${x}%`} cy={`${y}rem`} r="3" />
        ))}
      </g>
    </svg>
  )
}

type PointIndex = (typeof sights)[number][number] | (typeof steps)[number][number]

function Sight({ from, to }: { from: PointIndex; to: PointIndex }) {
  const [x1, y1] = points[from]
  const [x2, y2] = points[to]
  return <line x1={`${x1}%`} y1={`${y1}rem`} x2={`${x2}%`} y2={`${y2}rem`} pathLength="1" />
}
