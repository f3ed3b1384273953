import { type RefObject, useEffect, useEffectEvent } from 'react'
import { isUnder } from './is-under.ts'

/**
 * While it watches, has the panel give way to what the keyboard has reached in the page, or to a field, that it lies on
 * (WCAG 2.4.11).
 */
export function useFocusUnder(panel: RefObject<HTMLElement | null>, isWatching: boolean, giveWay: () => void) {
  const look = useEffectEvent((isReached: boolean) => {
    const focused = document.activeElement
    if (!(focused instanceof HTMLElement) || !panel.current || panel.current.contains(focused)) return
    // A title that has the focus after a change of pages is not what the visitor is at.
    const isAt = focused.tabIndex >= 0 && focused.matches(':focus-visible, iframe')
    if (!isAt || !isUnder(focused, panel.current)) return
    giveWay()
    // To a long field browsers scroll no further than to its first line.
    if (isReached) focused.scrollIntoView({ block: 'nearest', behavior: 'instant' })
  })

  useEffect(() => {
    if (!isWatching) return
    const ended = new AbortController()
    const { signal } = ended
    // The browser says what has the focus, then scrolls to it; what goes into a frame is lost to the window.
    for (const reached of ['focusin', 'blur']) {
      window.addEventListener(reached, () => setTimeout(() => look(true)), { signal })
    }
    for (const moved of ['scroll', 'resize']) {
      window.addEventListener(moved, () => look(false), { passive: true, signal })
    }
    const first = setTimeout(() => look(false))
    return () => {
      clearTimeout(first)
      ended.abort()
    }
  }, [isWatching])
}
