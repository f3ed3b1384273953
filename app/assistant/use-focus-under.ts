import { type RefObject, useEffect, useEffectEvent } from 'react'
import { isUnder } from './is-under.ts'

/** Tells, while it watches, when what the keyboard has reached in the page, or a field, is under the panel (WCAG 2.4.11). */
export function useFocusUnder(panel: RefObject<HTMLElement | null>, isWatching: boolean, onCovered: () => void) {
  const look = useEffectEvent(() => {
    const focused = document.activeElement
    if (!(focused instanceof HTMLElement) || !panel.current || panel.current.contains(focused)) return
    // A title that has the focus after a change of pages is not what the visitor is at.
    const isAt = focused.tabIndex >= 0 && focused.matches(':focus-visible, iframe')
    if (isAt && isUnder(focused, panel.current)) onCovered()
  })

  useEffect(() => {
    if (!isWatching) return
    // The browser says what has the focus, then scrolls to it.
    const lookSoon = () => setTimeout(() => look())
    lookSoon()
    const ended = new AbortController()
    // The focus that goes into a frame is lost to the window.
    for (const change of ['focusin', 'blur', 'scroll', 'resize']) {
      window.addEventListener(change, lookSoon, { passive: true, signal: ended.signal })
    }
    return () => ended.abort()
  }, [isWatching])
}
