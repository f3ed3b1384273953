import { technologies } from '#content/technologies.ts'
import { boundaryPath, groundPath, section } from './boundary.ts'
import { strataFill } from './strata-patterns.tsx'

const bedrock = 4
const layers = [0, 1, 2, 3] as const

/** The section on wide screens: a valley under the title, a plateau under the labels, and the borehole beside them. */
export function SectionDrawing() {
  const { left, right, height } = section
  return (
    <svg
      viewBox={`${left} 0 ${right - left} ${height}`}
      className="section-drawing"
      aria-hidden="true"
      focusable="false"
    >
      {layers.map((layer) => {
        const technology = technologies[layer]
        return (
          technology && (
            <path
              key={layer}
              d={groundPath(layer)}
              fill={strataFill(technology.id)}
              className="stratum stroke-haze/40"
            />
          )
        )
      })}
      <path d={groundPath(bedrock)} fill={strataFill('bedrock')} />
      <g className="fill-none stroke-haze">
        {layers.map((layer) => (
          <path key={layer} d={boundaryPath(layer)} pathLength="1" className="boundary" />
        ))}
        <path d={boundaryPath(bedrock)} pathLength="1" className="boundary" />
      </g>
      <Borehole />
    </svg>
  )
}

/** From the signal on the plateau down to the rock: a tick every tenth of a layer, a number every layer. */
function Borehole() {
  return (
    <g className="fill-none stroke-white" transform="translate(252 44)">
      <path d="M0 0v616" strokeWidth="1.5" />
      <path d="M-5 0v560" strokeWidth="8" strokeDasharray="1 13" strokeOpacity="0.7" />
      <path d="M-9 0v561" strokeWidth="18" strokeDasharray="1 139" />
      <path d="M-14 0 0-40l14 40M-9-14H9M0-40v40" />
      {[...layers, bedrock].map((depth) => (
        <text key={depth} x="-26" y={depth * 140 + 5} className="depth">
          {depth}
        </text>
      ))}
    </g>
  )
}
