import { useSyncExternalStore } from 'react'
import { useHydrated } from './use-hydrated.ts'

type BrowserValue<T> = {
  read: () => T
  subscribe: (onChange: () => void) => () => void
  /** What stands in the prerendered markup. */
  prerendered: T
}

const noSubscription = () => () => {}

/**
 * A value that only the browser knows. It replaces the prerendered one in a transition: read during hydration, as a plain
 * external store, it would have React render again at once and in one piece.
 */
export function useBrowserValue<T>({ read, subscribe, prerendered }: BrowserValue<T>) {
  const hydrated = useHydrated()
  const readPrerendered = () => prerendered
  return useSyncExternalStore(hydrated ? subscribe : noSubscription, hydrated ? read : readPrerendered, readPrerendered)
}
