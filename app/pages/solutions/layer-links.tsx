import { solutionsPage } from '#content/solutions-page.ts'
import { type Technology, technologies } from '#content/technologies.ts'
import { SmallMark } from '../../ui/small-mark.tsx'
import { DrillSign } from './drill-sign.tsx'
import { layerNumber } from './layer-number.ts'
import { layerTint } from './layer-patterns.tsx'
import { LayerSample } from './layer-sample.tsx'

/** The layers from the surface down, each a link to its block: labels of the section, rows of the borehole log. */
export function LayerLinks() {
  const { above, below } = solutionsPage.drawing
  return (
    <>
      <p className="layers-above">
        <DrillSign className="log-sign" />
        {above}
      </p>
      <ol>
        {technologies.map((technology, index) => (
          <li key={technology.id}>
            <LayerLink technology={technology} number={layerNumber(index)} />
          </li>
        ))}
      </ol>
      <p className="layers-below">
        <LayerSample fill="bedrock" className="log-sample" />
        <span className="@wide:bg-deep @wide:px-3 @wide:py-1">{below}</span>
      </p>
    </>
  )
}

function LayerLink({ technology, number }: { technology: Technology; number: string }) {
  const { id, name, colour, layer } = technology
  const { label, role } = layer
  return (
    <a href={`#${id}`} className="layer-link">
      <LayerSample fill={id} className="log-sample" />
      <span className="layer-label @wide:bg-prussian">
        <span className={`grid gap-0.5 @wide:px-3 @wide:py-2 ${layerTint[colour].label}`}>
          <span className="font-mono text-label text-haze">
            {number} · {name}
          </span>
          <span className="flex items-center gap-2.5 font-heading text-h3 wrap-anywhere @wide:text-[min(var(--text-h3),2.5cqi)]">
            <SmallMark className="size-3 text-gold" />
            {label}
          </span>
          <span className="text-small text-haze">{role}</span>
        </span>
      </span>
    </a>
  )
}
