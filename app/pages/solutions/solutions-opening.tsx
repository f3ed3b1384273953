import { paths } from '#content/paths.ts'
import { solutionsPage } from '#content/solutions-page.ts'
import { Breadcrumb } from '../../shell/breadcrumb.tsx'
import { Later } from '../../ui/later.tsx'
import { RichText } from '../../ui/rich-text.tsx'
import { LayerLinks } from './layer-links.tsx'
import { LayersDrawing } from './layers-drawing.tsx'

/** The title above a section through the platform's layers; on narrow screens, above its borehole log. */
export function SolutionsOpening() {
  const { hero, drawing } = solutionsPage
  return (
    <Later className="in-sight @container on-blue relative overflow-clip bg-prussian text-white">
      <LayersDrawing />
      <div className="wrap relative pt-6 @wide:flex @wide:min-h-[52rem] @wide:flex-col @wide:pb-[22rem]">
        <div className="text-haze">
          <Breadcrumb pathname={paths.solutions} />
        </div>
        <h1 className="mt-10 max-w-[11em] text-h1 @middle:mt-14">{hero.title}</h1>
        <p className="mt-6 max-w-[36rem] text-lead text-haze @wide:max-w-[31rem]">{hero.subtitle}</p>
        <p className="mt-4 text-small">
          <RichText text={[hero.sovereignty]} />
        </p>
        <p className="mt-12 font-mono text-label text-haze @wide:absolute @wide:bottom-7 @wide:left-0 @wide:bg-deep @wide:py-1 @wide:pr-3">
          {hero.overline}
        </p>
        <Later as="nav" aria-label={drawing.label} className="in-sight section-labels">
          <LayerLinks />
        </Later>
      </div>
    </Later>
  )
}
