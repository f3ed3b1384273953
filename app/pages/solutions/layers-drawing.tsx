import { technologies } from '#content/technologies.ts'
import { boundaryPath, groundPath, plateau, section } from './layer-boundary.ts'
import { layerFill } from './layer-patterns.tsx'

const layers = technologies.length
const depths = Array.from({ length: layers + 1 }, (_, index) => ({ index, layers }))
const rock = { index: layers, layers }
/** How high a layer is on the plateau. */
const step = (plateau.rock - plateau.surface) / layers

/** The section on wide screens: a valley under the title, a plateau under the labels, and the borehole beside them. */
export function LayersDrawing() {
  const { left, right, height } = section
  return (
    <svg viewBox={`${left} 0 ${right - left} ${height}`} className="layers-drawing" aria-hidden="true">
      {technologies.map(({ id }, index) => (
        <path key={id} d={groundPath({ index, layers })} fill={layerFill(id)} className="drawn-layer stroke-haze/40" />
      ))}
      <path d={groundPath(rock)} fill={layerFill('bedrock')} />
      <g className="fill-none stroke-haze">
        {depths.map((boundary) => (
          <path key={boundary.index} d={boundaryPath(boundary)} pathLength="1" className="boundary" />
        ))}
      </g>
      <Borehole />
    </svg>
  )
}

/** From the signal on the plateau down to the rock: a tick every tenth of a layer, a number every layer. */
function Borehole() {
  return (
    <g className="fill-none stroke-white" transform={`translate(252 ${plateau.surface})`}>
      <path d="M0 0v616" strokeWidth="1.5" />
      <path d="M-5 0v560" strokeWidth="8" strokeDasharray={`1 ${step / 10 - 1}`} strokeOpacity="0.7" />
      <path d="M-9 0v561" strokeWidth="18" strokeDasharray={`1 ${step - 1}`} />
      <path d="M-14 0 0-40l14 40M-9-14H9M0-40v40" />
      {depths.map(({ index }) => (
        <text key={index} x="-26" y={index * step + 5} className="depth">
          {index}
        </text>
      ))}
    </g>
  )
}
