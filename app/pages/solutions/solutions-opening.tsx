import { paths } from '#content/paths.ts'
import { solutionsPage } from '#content/solutions-page.ts'
import { Breadcrumb } from '../../shell/breadcrumb.tsx'
import { SectionDrawing } from './section-drawing.tsx'
import { StrataLinks } from './strata-links.tsx'

/** The title above a section through the platform's four layers; on narrow screens, above its borehole log. */
export function SolutionsOpening() {
  const { hero, drawing } = solutionsPage
  return (
    <section className="on-blue relative overflow-clip bg-prussian text-white">
      <SectionDrawing />
      <div className="wrap relative pt-6 lg:flex lg:min-h-[52rem] lg:flex-col">
        <div className="text-haze">
          <Breadcrumb pathname={paths.solutions} />
        </div>
        <h1 className="mt-10 max-w-[20ch] text-h1 md:mt-14">{hero.title}</h1>
        <p className="mt-6 max-w-[36rem] text-lead text-haze lg:max-w-[31rem]">{hero.subtitle}</p>
        <p className="mt-12 font-mono text-label text-haze lg:absolute lg:bottom-7 lg:left-0 lg:bg-deep lg:py-1 lg:pr-3">
          {hero.overline}
        </p>
        <nav aria-label={drawing.label} className="section-labels">
          <StrataLinks />
        </nav>
      </div>
    </section>
  )
}
