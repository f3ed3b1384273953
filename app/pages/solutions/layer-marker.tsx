import { solutionsPage } from '#content/solutions-page.ts'
import type { Technology } from '#content/technologies.ts'
import { SmallMark } from '../../ui/small-mark.tsx'
import { layerNumber } from './layer-number.ts'

/** Which layer of the section one is reading; stays beside the core while its sheet passes. */
export function LayerMarker({ technology, index }: { technology: Technology; index: number }) {
  const { label, role } = technology.layer
  return (
    <div className="layer-marker">
      <p className="flex items-center gap-2.5 font-mono text-label">
        <SmallMark className="size-3 text-gold" />
        {solutionsPage.technologies.layer} {layerNumber(index)}
      </p>
      <p className="font-heading text-[1.25rem] leading-tight">{label}</p>
      <p className="text-small text-slate">{role}</p>
    </div>
  )
}
