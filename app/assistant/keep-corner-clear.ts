import { isUnder } from './is-under.ts'

const actions = ':is(button,input,select,textarea,a[href],summary,label,iframe,[role=option],.toast):not(.assistant *)'

/** In milliseconds: how long the corner must have been free, so that nothing flickers while the page scrolls. */
const calm = 250

let timer: ReturnType<typeof setTimeout> | undefined

/**
 * Notes on the assistant's corner whether nothing that can be pressed or filled in, and no message, lies there: before
 * React has come and ever after. To be called again where React has put other parts in the place of these.
 */
export function keepCornerClear() {
  // Pages and answers that come and go change the height of the whole; messages and the menu come over it.
  const growth = new ResizeObserver(lookSoon)
  for (const part of document.querySelectorAll('body,.toasts,.menu')) growth.observe(part, { box: 'border-box' })
  window.onscroll = window.onresize = lookSoon
}

/** After the frame whose cause it may be: what is pressed shows first. */
function lookSoon() {
  clearTimeout(timer)
  timer = setTimeout(look)
}

function look() {
  // React may have put another in the place of the prerendered one.
  const corner = document.querySelector<HTMLElement>('.assistant-corner')
  if (!corner) return
  if (isTaken(corner)) corner.dataset.clear = 'false'
  else timer = setTimeout(settle, calm)
}

function settle() {
  // Not under the pointer.
  const corner = document.querySelector<HTMLElement>('.assistant-corner:not(:hover)')
  if (corner) corner.dataset.clear = 'true'
  else lookSoon()
}

function isTaken(corner: HTMLElement) {
  return [...document.querySelectorAll(actions)].some((action) => isUnder(action, corner))
}
