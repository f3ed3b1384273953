import { useEffect, useSyncExternalStore } from 'react'

/** As in assistant-small-screens.css: below this the panel takes the whole screen. */
const phone = '(width < 48rem) or (height < 32rem)'

/** While the panel covers a phone's whole screen, what lies under it cannot be reached. Tells whether it does. */
export function useCoveredPage(isWhole: boolean) {
  const isPhone = useSyncExternalStore(subscribe, () => window.matchMedia(phone).matches)
  const isCovered = isWhole && isPhone

  useEffect(() => {
    if (!isCovered) return
    const parts = document.querySelectorAll<HTMLElement>('#site > :not(.assistant, .toasts, [role="status"])')
    for (const part of parts) part.inert = true
    return () => {
      for (const part of parts) part.inert = false
    }
  }, [isCovered])

  return isCovered
}

function subscribe(listener: () => void) {
  const query = window.matchMedia(phone)
  query.addEventListener('change', listener)
  return () => query.removeEventListener('change', listener)
}
