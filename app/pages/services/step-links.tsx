import { methodologySteps } from '#content/methodology.ts'
import { SmallMark } from '../../ui/small-mark.tsx'
import { StepLinksDrawing } from './step-links-drawing.tsx'

/** The four steps as stations, each a link to its part of the page. Narrow: the chain runs down, otherwise across. */
export function StepLinks() {
  return (
    <>
      <StepLinksDrawing />
      <ol>
        {methodologySteps.map(({ id, number, title }) => (
          <li key={id}>
            <Leg />
            <a href={`#${id}`} className="step-link">
              <SmallMark className="step-link-mark" />
              <span className="font-mono text-body">{number}</span>
              <span className="step-link-title">{title}</span>
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
    <svg className="step-link-leg" aria-hidden="true">
      <line x2="100%" y2="100%" />
      <g className="stroke-trace">
        <line x2="140%" y2="30%" />
        <line x1="140%" y1="30%" x2="100%" y2="100%" />
      </g>
      <circle cx="140%" cy="30%" r="3" className="fill-prussian" />
    </svg>
  )
}
