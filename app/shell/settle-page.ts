import type { Left } from '../loading/history-entry.ts'
import { replaceStructuredData } from '../seo/replace-structured-data.ts'

/** Frames in which a page is laid out, by far. */
const mostFrames = 60

/** What a page that React has opened gets after it is shown: nobody who reads waits for it, and without it the page is whole. */
export function settlePage(pathname: string, left: Left | undefined) {
  void replaceStructuredData(pathname)
  // The visitor may have moved on before this came.
  if (!left || window.location.pathname !== pathname) return
  bringBack(left, mostFrames)
  if (document.querySelector('font')) holdPlace(left)
}

/** Translated, a page is as high as it was left once its words have come, until the visitor goes on. */
function holdPlace({ y }: Left) {
  const { href } = window.location
  const growth = new ResizeObserver(() => {
    if (window.location.href === href) window.scrollTo({ top: y, behavior: 'instant' })
    else growth.disconnect()
  })
  growth.observe(document.body)
  for (const goesOn of ['wheel', 'pointerdown', 'keydown'])
    window.addEventListener(goesOn, () => growth.disconnect(), { once: true, passive: true })
}

/** The title has the focus. Above the screen it would throw the page to its top with the next Tab: what is in sight takes it. */
function bringBack(left: Left, frames: number) {
  const title = document.activeElement
  if (title?.tagName !== 'H1') return
  const lowest = document.documentElement.scrollHeight - window.innerHeight
  if (lowest < left.y && frames > 0) return requestAnimationFrame(() => bringBack(left, frames - 1))
  window.scrollTo({ top: left.y, behavior: 'instant' })
  if (!isInSight(title)) focusWhereLeft(left)
}

function focusWhereLeft({ to, words }: Left) {
  const links = [...document.links].filter((link) => link.pathname === to && isInSight(link))
  // Not every browser gives a link the focus that is pressed with a mouse.
  const followed = links.find((link) => link.textContent === words) ?? links[0]
  const place = followed ?? [...document.querySelectorAll<HTMLElement>('main :is(h2, h3)')].find(isInSight)
  if (!place) return
  if (place !== followed) place.tabIndex = -1
  place.focus({ preventScroll: true })
}

function isInSight(element: Element) {
  const { top, bottom } = element.getBoundingClientRect()
  return top >= 0 && bottom > 0 && bottom <= window.innerHeight
}
