import { type RefObject, useEffect, useState } from 'react'
import { isUnder } from './is-under.ts'

const actions = 'a[href], button, input, select, textarea, summary, label, iframe, [role="option"]'

/** In milliseconds: how long the corner must have been free, so that nothing flickers while the page scrolls. */
const calm = 250

/** Whether nothing that can be pressed or filled in lies in this corner of the screen. */
export function useClearCorner(corner: RefObject<HTMLElement | null>) {
  const [isClear, setClear] = useState(false)

  useEffect(() => {
    let frame = 0
    let patience: ReturnType<typeof setTimeout> | undefined

    function look() {
      frame = 0
      clearTimeout(patience)
      if (isTaken(corner.current)) setClear(false)
      else patience = setTimeout(settle, calm)
    }
    /** Not under the pointer. */
    function settle() {
      if (corner.current?.matches(':hover')) patience = setTimeout(settle, calm)
      else setClear(true)
    }
    function lookSoon() {
      frame ||= requestAnimationFrame(look)
    }

    // Pages, menus and answers that come and go change the height of the whole.
    const growth = new ResizeObserver(lookSoon)
    growth.observe(document.body, { box: 'border-box' })
    const ended = new AbortController()
    for (const change of ['scroll', 'resize', 'transitionend', 'click']) {
      window.addEventListener(change, lookSoon, { passive: true, signal: ended.signal })
    }
    return () => {
      ended.abort()
      growth.disconnect()
      cancelAnimationFrame(frame)
      clearTimeout(patience)
    }
  }, [corner])

  return isClear
}

function isTaken(corner: HTMLElement | null) {
  if (!corner) return false
  const own = corner.parentElement
  return [...document.querySelectorAll(actions)].some((action) => !own?.contains(action) && isUnder(action, corner))
}
