import { useCasesPage } from '#content/use-cases-page.ts'
import { Icon } from '../../ui/icon.tsx'
import { HeadlineScale } from './headline-scale.tsx'
import { useHeadlineRotation } from './use-headline-rotation.ts'

const { headlines, headlinesControl } = useCasesPage

/**
 * All sentences lie in one cell, of which one shows: the height is that of the tallest at every width. Assistive
 * technology reads them as a list instead (RGAA 13.8: the button stops what moves, and comes before it).
 */
export function TurningHeadline() {
  const { index, paused, turning, press, hold, release } = useHeadlineRotation(headlines.length)
  return (
    <div className="mt-8 md:mt-12" onPointerEnter={() => hold('pointer')} onPointerLeave={() => release('pointer')}>
      <div className="no-print flex items-start gap-4 md:gap-6">
        <button
          type="button"
          aria-label={paused ? headlinesControl.play : headlinesControl.pause}
          className="grid size-11 flex-none cursor-pointer place-items-center rounded border border-white/50 hover:bg-white/10 motion-reduce:hidden noscript:hidden"
          onClick={press}
          onFocus={() => hold('focus')}
          onBlur={() => release('focus')}
        >
          <Icon name={paused ? 'play' : 'pause'} className="size-5" />
        </button>
        <HeadlineScale count={headlines.length} index={index} turning={turning} />
      </div>
      <div aria-hidden="true" className="headlines mt-6 md:mt-8">
        {headlines.map((headline, position) => (
          <p key={headline} data-shown={position === index}>
            {headline}
          </p>
        ))}
      </div>
    </div>
  )
}
