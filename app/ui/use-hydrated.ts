import { useSyncExternalStore } from 'react'

/** False in the prerendered markup and during its hydration, true from then on: for what only the browser knows. */
export function useHydrated() {
  return useSyncExternalStore(
    () => () => {},
    () => true,
    () => false,
  )
}
