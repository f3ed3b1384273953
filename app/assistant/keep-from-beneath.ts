import type { MouseEvent as ReactMouseEvent } from 'react'

/** In milliseconds and pixels: what a second tap of the same finger keeps within. */
const soon = 500
const near = 30

/** The second of two taps, meant for what went with the first, does nothing to what lay beneath it. */
export function keepFromBeneath({ currentTarget, clientX, clientY, detail }: ReactMouseEvent) {
  // A key has no place.
  if (detail === 0) return
  const ignore = (next: MouseEvent) => {
    const isThere = next.target instanceof Node && currentTarget.contains(next.target)
    if (isThere || Math.hypot(next.clientX - clientX, next.clientY - clientY) > near) return
    next.preventDefault()
    next.stopImmediatePropagation()
  }
  // The first of them gives the focus.
  for (const sign of ['mousedown', 'click'] as const) {
    addEventListener(sign, ignore, true)
    setTimeout(() => removeEventListener(sign, ignore, true), soon)
  }
}
