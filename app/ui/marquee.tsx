import './marquee.css'
import { type ReactNode, useState } from 'react'
import { Icon } from './icon.tsx'
import { Later } from './later.tsx'

/** Unattended, it stops under the pointer and while the keyboard is on its button; a press decides for good. */
type Motion = 'unattended' | 'stopped' | 'resumed'

/**
 * A row that passes endlessly, with the button that stops it (WCAG 2.2.2). The row is shown twice, each time at least
 * as wide as the window, so that the loop closes at any width. Without scripts, which the button needs, and under
 * reduced motion, it is a still, wrapped row.
 */
export function Marquee({ items, pause, play }: { items: readonly ReactNode[]; pause: string; play: string }) {
  const [motion, setMotion] = useState<Motion>('unattended')
  const isStopped = motion === 'stopped'
  return (
    <Later as="div" className="marquee" data-motion={motion}>
      <button
        type="button"
        className="marquee-button size-11 place-items-center rounded border border-current"
        aria-label={isStopped ? play : pause}
        onClick={() => setMotion(isStopped ? 'resumed' : 'stopped')}
      >
        <Icon name={isStopped ? 'play' : 'pause'} className="size-5" />
      </button>
      <div className="marquee-window">
        <div className="marquee-track">
          <ul className="marquee-row">{items}</ul>
          <ul className="marquee-row marquee-copy" aria-hidden="true" inert>
            {items}
          </ul>
        </div>
      </div>
    </Later>
  )
}
