import { useEffect } from 'react'
import { useLocation } from '../router.tsx'
import { useConsent } from './use-consent.tsx'

const loadErasure = () => import('./erase-in-browser.ts')

/**
 * Takes out of the browser what a choice made on this page no longer allows; where that fails, again at the next page, or
 * at the next visit.
 */
export function useErasure() {
  const { consent, hasChosen, isNew } = useConsent()
  const { pathname } = useLocation()

  // biome-ignore lint/correctness/useExhaustiveDependencies: another page is another attempt, another choice another one.
  useEffect(() => {
    const mayBeLeft = hasChosen && !(consent.preferences && consent.analytics) && hasMoreThanChoice()
    if (!isNew && !mayBeLeft) return
    loadErasure().then(
      ({ eraseInBrowser }) => eraseInBrowser(),
      () => {},
    )
  }, [consent, hasChosen, isNew, pathname])
}

/** The choice and its date are two. */
function hasMoreThanChoice() {
  try {
    return localStorage.length > 2
  } catch {
    return false
  }
}
