import { methodologySteps } from '#content/methodology.ts'
import { Station } from '../../ui/station.tsx'
import { ChainNetwork } from './chain-network.tsx'

/** The four steps as stations, each a link to its part of the page. Narrow: the chain runs down, otherwise across. */
export function StationChain() {
  return (
    <>
      <ChainNetwork />
      <ol>
        {methodologySteps.map(({ id, number, title }) => (
          <li key={id}>
            <Leg />
            <a href={`#${id}`} className="chain-link">
              <Station className="chain-station" />
              <span className="font-mono text-body">{number}</span>
              <span className="chain-title">{title}</span>
            </a>
          </li>
        ))}
      </ol>
    </>
  )
}

/** On narrow screens, the sights from one station to the next and to a point beside them. */
function Leg() {
  return (
    <svg className="chain-leg" aria-hidden="true" focusable="false">
      <line x2="100%" y2="100%" />
      <g className="stroke-trace">
        <line x2="140%" y2="30%" />
        <line x1="140%" y1="30%" x2="100%" y2="100%" />
      </g>
      <circle cx="140%" cy="30%" r="3" className="fill-prussian" />
    </svg>
  )
}
