const buttons = 'button[type=button]'
/** In pixels: how far a finger moves that stays. */
const still = 6

let began: { button: HTMLButtonElement; x: number; y: number } | undefined

/**
 * Where the page moves between the two halves of a press, as when it becomes live, browsers tell only what holds both of
 * the places: it is made on the button on which it began. To be called at the beginning of each press.
 */
export function beginPress({ target, clientX: x, clientY: y }: PointerEvent) {
  const button = target instanceof Element && target.closest<HTMLButtonElement>(buttons)
  began = button ? { button, x, y } : undefined
}

/** The button that was pressed, at a click. */
export function pressedButton({ target, isTrusted, clientX, clientY }: MouseEvent) {
  if (!(target instanceof Element)) return undefined
  const button = target.closest<HTMLButtonElement>(buttons)
  if (button || !isTrusted || !began) return button
  const isMoved = target.contains(began.button) && Math.hypot(clientX - began.x, clientY - began.y) < still
  if (isMoved) began.button.click()
  return undefined
}
