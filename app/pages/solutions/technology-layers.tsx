import { solutionsPage } from '#content/solutions-page.ts'
import { technologies } from '#content/technologies.ts'
import { Later } from '../../ui/later.tsx'
import { DrillSign } from './drill-sign.tsx'
import { TechnologyLayer } from './technology-layer.tsx'

/** The technologies from the surface down, along the core that the opening drilled. */
export function TechnologyLayers() {
  const { title, introduction, licences } = solutionsPage.technologies
  return (
    <section className="@container">
      <Later as="div" className="in-sight wrap relative grid gap-x-16 gap-y-5 py-section @wide:grid-cols-[3fr_2fr]">
        <h2 className="max-w-[8.75em] text-h2">{title}</h2>
        <div>
          <p className="text-lead text-slate">{introduction}</p>
          <p className="side-note mt-5">{licences}</p>
        </div>
        <DrillSign className="absolute bottom-0 left-2.5 hidden w-7 text-ink @wide:block" />
      </Later>
      {technologies.map((technology, index) => (
        <TechnologyLayer key={technology.id} technology={technology} index={index} />
      ))}
    </section>
  )
}
