import { type FocusEvent, type PointerEvent, useLayoutEffect, useRef } from 'react'

/**
 * For what comes and goes over the page: where it goes with the focus in it, the focus returns to what had it before, or
 * to the page's content, without scrolling. `noteHolder` is for its focus and pointer events.
 */
export function useBorrowedFocus<Part extends HTMLElement>() {
  const ref = useRef<Part>(null)
  const holder = useRef<Element>(null)

  function noteHolder(event: FocusEvent | PointerEvent) {
    // Some browsers give no focus to a button that is pressed: the press takes it from whatever had it all the same.
    const from = event.type === 'focus' ? event.relatedTarget : document.activeElement
    if (from instanceof Element && !ref.current?.contains(from)) holder.current = from
  }

  useLayoutEffect(() => {
    const part = ref.current
    return () => {
      const focused = document.activeElement
      const isLost = focused === document.body && holder.current !== null
      if (!isLost && !part?.contains(focused)) return
      for (const place of [holder.current, document.querySelector('main')]) {
        if (!(place instanceof HTMLElement) || place === document.body) continue
        place.focus({ preventScroll: true })
        if (document.activeElement === place) return
      }
    }
  }, [])

  return { ref, noteHolder }
}
