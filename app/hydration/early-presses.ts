/** Presses again, in the same order, what was pressed before this script came. Links, forms and the menu have answered by then. */
export function repeatEarlyPresses() {
  // Those that were there when it begins: what is pressed here is noted there, too.
  early.forEach((target) => {
    target.closest<HTMLButtonElement>('[type=button]:not([popovertarget])')?.click()
  })
}
