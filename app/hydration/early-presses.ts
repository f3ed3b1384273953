/**
 * Presses again what was pressed before any script came, as far as the browser has noted it by itself: the first press of the
 * visit, and the last, which has the focus without its ring. Links, forms and the menu have answered by then.
 */
export function repeatEarlyPresses() {
  const [first]: Partial<PerformanceEventTiming>[] = performance.getEntriesByType('first-input')
  const last = document.querySelector(':focus:not(:focus-visible)')
  const buttons = [first?.target, last].map(answeredByScripts)
  for (const button of new Set(buttons)) if (button) button.click()
}

function answeredByScripts(target: unknown) {
  return target instanceof Element && target.closest<HTMLButtonElement>('[type=button]:not([popovertarget])')
}
