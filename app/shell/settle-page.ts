import { leftBy } from '../router.tsx'
import { replaceStructuredData } from '../seo/replace-structured-data.ts'

/** What a page that React has opened gets after it is shown: nobody who reads waits for it, and without it the page is whole. */
export function settlePage(pathname: string, from: string) {
  void replaceStructuredData(pathname)
  // Where one went back, the browser has brought the page to where it was left by then.
  requestAnimationFrame(() => requestAnimationFrame(() => focusWhereLeft(from)))
}

/** The title has the focus. Above the screen it would throw the page to its top with the next Tab: what is in sight takes it. */
function focusWhereLeft(from: string) {
  const title = document.activeElement
  if (title?.tagName !== 'H1' || isInSight(title)) return
  const links = [...document.links]
  const left = links[leftBy.get(window.location.href) ?? -1]
  // Not every browser gives a link the focus that is pressed with a mouse.
  const followed = [left, ...links].find((link) => link?.pathname === from && isInSight(link))
  const place = followed ?? [...document.querySelectorAll<HTMLElement>('main :is(h2, h3)')].find(isInSight)
  if (!place) return
  if (place !== followed) place.tabIndex = -1
  place.focus({ preventScroll: true })
}

function isInSight(element: Element) {
  const { top, bottom } = element.getBoundingClientRect()
  return top >= 0 && bottom > 0 && bottom <= window.innerHeight
}
