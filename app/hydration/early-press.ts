/**
 * Presses again what was pressed before any script came, as far as the browser has noted it by itself: the first press of
 * the visit. Links, forms and the menu have answered by then.
 */
export function repeatEarlyPress() {
  for (const first of performance.getEntriesByType('first-input')) {
    if ('target' in first && first.target instanceof Element) {
      first.target.closest<HTMLButtonElement>('[type=button]:not([popovertarget])')?.click()
    }
  }
}
