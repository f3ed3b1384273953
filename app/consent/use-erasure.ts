import { useEffect } from 'react'
import { useLocation } from '../router.tsx'
import { useConsent } from './use-consent.tsx'

const loadErasure = () => import('./erase-in-browser.ts')

/**
 * Takes out of the browser what a choice made on this page no longer allows; where that fails, again at the next page; at
 * the next visit boot.ts does.
 */
export function useErasure() {
  const { consent, isNew } = useConsent()
  const { pathname } = useLocation()

  // biome-ignore lint/correctness/useExhaustiveDependencies: another page is another attempt, another choice another one.
  useEffect(() => {
    if (!isNew) return
    loadErasure().then(
      ({ eraseInBrowser }) => eraseInBrowser(),
      () => {},
    )
  }, [consent, isNew, pathname])
}
