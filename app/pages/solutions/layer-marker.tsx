import { solutionsPage } from '#content/solutions-page.ts'
import type { Technology } from '#content/technologies.ts'
import { Station } from '../../ui/station.tsx'
import { layerNumber } from './layer-number.ts'

/** Which layer of the section one is reading; stays beside the core while its sheet passes. */
export function LayerMarker({ technology, index }: { technology: Technology; index: number }) {
  const { label, role } = technology.stratum
  return (
    <div className="layer-marker">
      <p className="flex items-center gap-2.5 font-mono text-label">
        <Station className="size-3 text-gold" />
        {solutionsPage.technologies.layer} {layerNumber(index)}
      </p>
      <p className="font-heading text-[1.25rem] leading-tight">{label}</p>
      <p className="text-small text-slate">{role}</p>
    </div>
  )
}
