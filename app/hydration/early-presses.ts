/** Presses again, once each, what was pressed before this script came. Links, forms and the menu have answered by then. */
export function repeatEarlyPresses() {
  for (const button of new Set(earlyPresses.map(answeredByScripts))) if (button) button.click()
}

function answeredByScripts(target: unknown) {
  return target instanceof Element && target.closest<HTMLButtonElement>('[type=button]:not([popovertarget])')
}
