import './solutions/layers-drawing.css'
import './solutions/technology-layers.css'
import './solutions/commitment.css'
import { solutionsSettings } from '#content/pages/solutions.ts'
import { PageHead } from '../seo/page-head.tsx'
import { Commitment } from './solutions/commitment.tsx'
import { LayerPatterns } from './solutions/layer-patterns.tsx'
import { SolutionsClosing } from './solutions/solutions-closing.tsx'
import { SolutionsOpening } from './solutions/solutions-opening.tsx'
import { TechnologyLayers } from './solutions/technology-layers.tsx'

export default function Page() {
  return (
    <>
      <PageHead settings={solutionsSettings} />
      <LayerPatterns />
      <SolutionsOpening />
      <TechnologyLayers />
      <Commitment />
      <SolutionsClosing />
    </>
  )
}
