/**
 * Whoever goes on meanwhile, to another page or another control, does not want to be called back by what comes late. To be
 * called at the press; what it returns tells later whether the visitor is where they were.
 */
export function stillHere() {
  const { pathname } = window.location
  const { activeElement } = document
  return () => {
    const now = document.activeElement
    return window.location.pathname === pathname && (now === activeElement || now === document.body)
  }
}
