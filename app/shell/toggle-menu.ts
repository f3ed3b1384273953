/** The menu's button does its work before React has come, and without it. Whether the button is one of a menu. */
export function toggleMenu(button: HTMLButtonElement) {
  const menu = document.getElementById(button.getAttribute('aria-controls') ?? '')
  if (!menu || !('open' in menu.dataset)) return false
  const opens = menu.dataset.open !== 'true'
  menu.dataset.open = String(opens)
  button.ariaExpanded = String(opens)
  const { ariaLabel } = button
  button.ariaLabel = button.dataset.otherLabel ?? ''
  button.dataset.otherLabel = ariaLabel ?? ''
  return true
}

/** The button of the menu that is open. */
export function menuOpener() {
  return document.querySelector<HTMLButtonElement>('[data-other-label][aria-expanded=true]')
}
