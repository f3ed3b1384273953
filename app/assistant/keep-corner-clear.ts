import { isUnder } from './is-under.ts'

const actions = 'a[href],button,input,select,textarea,summary,label,iframe,[role=option],.toast'

/** In milliseconds: how long the corner must have been free, so that nothing flickers while the page scrolls. */
const calm = 250

/**
 * Notes on the assistant's corner whether nothing that can be pressed or filled in, and no message, lies there: before
 * React has come and ever after.
 */
export function keepCornerClear() {
  let timer: ReturnType<typeof setTimeout> | undefined

  function look() {
    clearTimeout(timer)
    const corner = cornerNow()
    if (!corner) return
    if (isTaken(corner)) corner.dataset.clear = 'false'
    else timer = setTimeout(settle, calm)
  }
  function settle() {
    const corner = cornerNow()
    // Not under the pointer.
    if (corner?.matches(':hover')) look()
    else if (corner) corner.dataset.clear = 'true'
  }

  // Pages and answers that come and go change the height of the whole; messages and the menu come over it.
  const growth = new ResizeObserver(look)
  for (const part of document.querySelectorAll('body,.toasts,.menu')) growth.observe(part, { box: 'border-box' })
  for (const move of ['scroll', 'resize']) addEventListener(move, look)
}

/** React may have put another in the place of the prerendered one. */
function cornerNow() {
  return document.querySelector<HTMLElement>('.assistant-corner')
}

function isTaken(corner: HTMLElement) {
  const own = corner.parentElement
  return [...document.querySelectorAll(actions)].some((action) => !own?.contains(action) && isUnder(action, corner))
}
