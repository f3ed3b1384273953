/** Presses again, in the same order, what was pressed before this script came. Links, forms and the menu have answered by then. */
export function repeatEarlyPresses() {
  // A copy: what is pressed here is noted there, too.
  for (const target of [...early]) target.closest<HTMLButtonElement>('[type=button]:not([popovertarget])')?.click()
}
