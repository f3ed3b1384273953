/**
 * What browsers do on load for the place in a page that an address points to, also where it is closed: opens what is
 * around it, scrolls there and takes the focus along. Tells whether there is such a place.
 */
export function revealTarget(hash: string) {
  const target = hash && document.getElementById(hash.slice(1))
  if (!target) return false
  const closed = target.closest('details')
  for (let around = closed; around; around = around.parentElement?.closest('details') ?? null) around.open = true
  target.scrollIntoView()
  const stop = closed?.querySelector('summary') ?? target
  if (stop.tabIndex < 0) stop.tabIndex = -1
  stop.focus({ preventScroll: true })
  return true
}
