/**
 * Where the page moves between the two halves of a press, as when it becomes live, browsers tell only what holds both of
 * the places: it is made on the button on which it began. `began` is the press that may be under way already.
 */
export function followMovedPresses(began: PointerEvent | undefined) {
  let first = began
  const begin = (event: PointerEvent) => {
    first = event
  }
  document.addEventListener('pointerdown', begin, { passive: true, capture: true })
  document.addEventListener('click', (event) => first && endPress(first, event), true)
}

function endPress(first: PointerEvent, { target, clientX, clientY }: MouseEvent) {
  if (!(target instanceof Element) || !(first.target instanceof Element) || pressable(target)) return
  const meant = pressable(first.target)
  // A pointer that has moved by some pixels meant something else.
  const isStill = Math.hypot(first.clientX - clientX, first.clientY - clientY) < 6
  if (isStill && meant && target.contains(meant)) meant.click()
}

function pressable(element: Element) {
  return element.closest<HTMLButtonElement>('[type=button], [form]')
}
