import { solutionsPage } from '#content/solutions-page.ts'
import { type Technology, technologies } from '#content/technologies.ts'
import { Station } from '../../ui/station.tsx'
import { Core } from './core.tsx'
import { layerNumber } from './layer-number.ts'
import { Signal } from './signal.tsx'
import { layerTint } from './strata-patterns.tsx'

/** The layers from the surface down, each a link to its block: labels of the section, rows of the borehole log. */
export function StrataLinks() {
  const { above, below } = solutionsPage.drawing
  return (
    <>
      <p className="section-above">
        <Signal className="log-signal" />
        {above}
      </p>
      <ol>
        {technologies.map((technology, index) => (
          <li key={technology.id}>
            <StratumLink technology={technology} number={layerNumber(index)} />
          </li>
        ))}
      </ol>
      <p className="section-below">
        <Core fill="bedrock" className="log-core" />
        <span className="@wide:bg-deep @wide:px-3 @wide:py-1">{below}</span>
      </p>
    </>
  )
}

function StratumLink({ technology, number }: { technology: Technology; number: string }) {
  const { id, name, colour, stratum } = technology
  const { label, role } = stratum
  return (
    <a href={`#${id}`} className="stratum-link">
      <Core fill={id} className="log-core" />
      <span className="stratum-label @wide:bg-prussian">
        <span className={`grid gap-0.5 @wide:px-3 @wide:py-2 ${layerTint[colour].label}`}>
          <span className="font-mono text-label text-haze">
            {number} · {name}
          </span>
          <span className="flex items-center gap-2.5 font-heading text-h3 wrap-anywhere">
            <Station className="size-3 text-gold" />
            {label}
          </span>
          <span className="text-small text-haze">{role}</span>
        </span>
      </span>
    </a>
  )
}
