/**
 * Browsers open and close the menu by themselves, before any script has come: the markup says that it is a popover. Has its
 * button tell which it is, until React does.
 */
export function followMenu(isLive: () => boolean) {
  const tell = () => {
    const button = document.querySelector('[popovertarget]')
    if (button && !isLive()) button.ariaExpanded = String(openMenu() !== null)
  }
  tell()
  document.addEventListener('toggle', tell, true)
}

export function openMenu() {
  // In a list, which forgives browsers what they do not know.
  return document.querySelector<HTMLElement>(':is(:popover-open)')
}
