/** Once the banner is gone with the button that had the focus, the keyboard goes on with the page. */
export function focusContent() {
  document.getElementById('contenu')?.focus({ preventScroll: true })
}
