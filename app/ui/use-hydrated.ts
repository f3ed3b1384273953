import { startTransition, useEffect, useState } from 'react'

let hydratedOnce = false

/**
 * False in the prerendered markup and during its hydration, true from then on: for what only the browser knows. The
 * change is a transition, which yields to the visitor's moves.
 */
export function useHydrated() {
  const [hydrated, setHydrated] = useState(hydratedOnce)
  useEffect(() => {
    hydratedOnce = true
    startTransition(() => setHydrated(true))
  }, [])
  return hydrated
}
