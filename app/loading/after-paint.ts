/** Once the screen shows what a press has changed: what can wait does not hold that up. */
export function afterPaint(act: () => void) {
  requestAnimationFrame(() => setTimeout(act))
}
