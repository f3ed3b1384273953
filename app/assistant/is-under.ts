/** Whether any line of an element lies in the place of another. */
export function isUnder(element: Element, cover: Element) {
  const { left, right, top, bottom } = cover.getBoundingClientRect()
  const meets = (box: DOMRect) => box.left < right && box.right > left && box.top < bottom && box.bottom > top
  return (
    meets(element.getBoundingClientRect()) &&
    [...element.getClientRects()].some(meets) &&
    (element.checkVisibility?.() ?? true)
  )
}
