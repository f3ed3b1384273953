let began: PointerEvent | undefined

/**
 * Where the page moves between the two halves of a press, as when it becomes live, browsers tell only what holds both of
 * the places: it is made on the button on which it began. To be called at the beginning of each press.
 */
export function beginPress(event: PointerEvent) {
  began = event
}

/** The button that was pressed, at a click. */
export function pressedButton(event: MouseEvent) {
  const { target } = event
  const button = buttonAt(event)
  const first = began && buttonAt(began)
  // A pointer that has moved by some pixels meant something else.
  const isStill = began && Math.hypot(began.clientX - event.clientX, began.clientY - event.clientY) < 6
  if (!button && isStill && first && target instanceof Element && target.contains(first)) first.click()
  return button
}

function buttonAt({ target }: Event) {
  return target instanceof Element ? target.closest<HTMLButtonElement>('button[type=button]') : null
}
