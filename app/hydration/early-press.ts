const answeredByScripts = '[type=button]:not([popovertarget])'

/**
 * Presses again what was pressed before any script came, as far as the browser has noted it by itself: the last press, which
 * has the focus without its ring, or the first of the visit. Links, forms and the menu have answered by then.
 */
export function repeatEarlyPress() {
  const [first] = performance.getEntriesByType('first-input')
  const last = document.querySelector(`${answeredByScripts}:focus:not(:focus-visible)`)
  const target = last ?? (first && 'target' in first && first.target)
  if (target instanceof Element) target.closest<HTMLButtonElement>(answeredByScripts)?.click()
}
