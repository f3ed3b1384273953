/** Whether any line of an element lies in the place of another. */
export function isUnder(element: Element, cover: Element) {
  const place = cover.getBoundingClientRect()
  const meets = (box: DOMRect) =>
    box.left < place.right && box.right > place.left && box.top < place.bottom && box.bottom > place.top
  // What is not laid out yet is on no screen, and asking for its place would lay it out.
  return (
    (element.checkVisibility?.({ contentVisibilityAuto: true }) ?? true) && [...element.getClientRects()].some(meets)
  )
}
