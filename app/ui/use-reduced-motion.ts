import { useSyncExternalStore } from 'react'

const reduced = '(prefers-reduced-motion: reduce)'

/** Whether the visitor wants stillness; true in the prerendered markup, where nothing moves yet. */
export function useReducedMotion() {
  return useSyncExternalStore(
    subscribe,
    () => matchMedia(reduced).matches,
    () => true,
  )
}

function subscribe(onChange: () => void) {
  const query = matchMedia(reduced)
  query.addEventListener('change', onChange)
  return () => query.removeEventListener('change', onChange)
}
