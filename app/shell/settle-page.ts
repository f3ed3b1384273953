import { leftBy } from '../router.tsx'
import { replaceStructuredData } from '../seo/replace-structured-data.ts'

/** Frames in which the browser brings a page to where it was left, by far. */
const mostFrames = 60

/** What a page that React has opened gets after it is shown: nobody who reads waits for it, and without it the page is whole. */
export function settlePage(pathname: string, from: string) {
  void replaceStructuredData(pathname)
  // The visitor may have moved on before this came.
  if (window.location.pathname !== pathname) return
  const words = leftBy.get(document.URL)
  if (leftBy.delete(document.URL)) focusOnceBack({ from, words }, mostFrames)
}

/** The page that one comes back from, and the words of the link that led to it. */
type Left = { readonly from: string; readonly words: string | undefined }

/** The title has the focus. Above the screen it would throw the page to its top with the next Tab: what is in sight takes it. */
function focusOnceBack(left: Left, frames: number) {
  const title = document.activeElement
  if (title?.tagName !== 'H1' || frames === 0) return
  if (isInSight(title)) requestAnimationFrame(() => focusOnceBack(left, frames - 1))
  else focusWhereLeft(left)
}

function focusWhereLeft({ from, words }: Left) {
  const links = [...document.links].filter((link) => link.pathname === from && isInSight(link))
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
