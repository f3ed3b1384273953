import { type RefObject, useEffect, useState } from 'react'
import { isUnder } from './is-under.ts'

const actions = 'a[href], button, input, select, textarea, summary, label, iframe, [role="option"], .toast'

/** In milliseconds: how long the corner must have been free, so that nothing flickers while the page scrolls. */
const calm = 250

/** Whether nothing that can be pressed or filled in, and no message, lies in this corner of the screen. */
export function useClearCorner(corner: RefObject<HTMLElement | null>) {
  const [isClear, setClear] = useState(false)

  useEffect(() => {
    let patience: ReturnType<typeof setTimeout> | undefined

    function look() {
      clearTimeout(patience)
      if (isTaken(corner.current)) setClear(false)
      else patience = setTimeout(settle, calm)
    }
    function settle() {
      // Not under the pointer.
      if (corner.current?.matches(':hover')) look()
      else setClear(true)
    }

    // Pages, menus and answers that come and go change the height of the whole.
    const growth = 'ResizeObserver' in window ? new ResizeObserver(look) : undefined
    growth?.observe(document.body, { box: 'border-box' })
    // Messages come over the page, and change nothing in it.
    const messages = document.querySelector('.toasts')
    if (messages) growth?.observe(messages)
    window.addEventListener('scroll', look)
    window.addEventListener('resize', look)
    return () => {
      growth?.disconnect()
      window.removeEventListener('scroll', look)
      window.removeEventListener('resize', look)
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
