/**
 * Browsers open and close the menu by themselves, before any script has come: the markup says that it is a popover. Has its
 * button tell which it is.
 */
export function followMenu() {
  const tell = () => {
    const button = document.querySelector('[popovertarget]')
    if (button) button.ariaExpanded = `${!!openMenu()}`
  }
  tell()
  addEventListener('toggle', tell, true)
}

export function openMenu() {
  // In a list, which forgives browsers what they do not know.
  return document.querySelector<HTMLElement>('.menu:is(:popover-open)')
}
