/** Browsers open and close it by themselves, before any script has come: the markup says that it is a popover. */
export function openMenu() {
  // In a list, which forgives browsers what they do not know.
  return document.querySelector<HTMLElement>(':is(:popover-open)')
}

export function menuButton() {
  return document.querySelector<HTMLButtonElement>('[popovertarget]')
}

/** Has the button tell whether its menu is open, until React does. */
export function followMenu(isLive: () => boolean) {
  const tell = () => {
    const button = menuButton()
    if (button && !isLive()) button.ariaExpanded = String(openMenu() !== null)
  }
  tell()
  document.addEventListener('toggle', tell, true)
}
