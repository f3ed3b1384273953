import { useState } from 'react'
import { useCasesPage } from '#content/use-cases-page.ts'
import { Icon } from '../../ui/icon.tsx'
import { Later } from '../../ui/later.tsx'
import { HeadlineScale } from './headline-scale.tsx'

const { headlines, headlinesControl } = useCasesPage

/** Unattended, they wait under the pointer and while the keyboard is at their button; a press decides for good. */
type Motion = 'unattended' | 'stopped' | 'resumed'

/**
 * All sentences lie in one cell, of which one shows: the height is that of the tallest at every width. The styles show
 * them one after the other, without a script. Assistive technology reads them as a list instead (RGAA 13.8: the button
 * stops what moves, and comes before it).
 */
export function RotatingHeadlines() {
  const [motion, setMotion] = useState<Motion>('unattended')
  const isStopped = motion === 'stopped'
  return (
    <div className="rotating mt-8 md:mt-12" data-motion={motion}>
      <Later as="div" className="in-sight no-print flex items-start gap-4 md:gap-6">
        <button
          type="button"
          aria-label={isStopped ? headlinesControl.play : headlinesControl.pause}
          className="grid size-11 flex-none cursor-pointer place-items-center rounded border border-white/50 hover:bg-white/10 motion-reduce:hidden noscript:hidden"
          onClick={() => setMotion(isStopped ? 'resumed' : 'stopped')}
        >
          <Icon name={isStopped ? 'play' : 'pause'} className="size-5" />
        </button>
        <HeadlineScale count={headlines.length} />
      </Later>
      <div aria-hidden="true" className="headlines mt-6 md:mt-8">
        {headlines.map((headline) => (
          <Later key={headline} as="p" className="in-sight">
            {headline}
          </Later>
        ))}
      </div>
    </div>
  )
}
