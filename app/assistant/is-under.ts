/** Whether any line of an element lies in the place of another. */
export function isUnder(element: Element, cover: Element) {
  const place = cover.getBoundingClientRect()
  // What is not laid out yet is on no screen, and asking for its place would lay it out.
  return (
    (element.checkVisibility?.({ contentVisibilityAuto: true }) ?? true) &&
    [...element.getClientRects()].some(
      (box) => box.left < place.right && place.left < box.right && box.top < place.bottom && place.top < box.bottom,
    )
  )
}
