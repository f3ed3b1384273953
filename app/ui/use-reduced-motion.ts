import { useBrowserValue } from './use-browser-value.ts'

const reduced = '(prefers-reduced-motion: reduce)'

/** Whether the visitor wants stillness; true in the prerendered markup, where nothing moves yet. */
export function useReducedMotion() {
  return useBrowserValue({ read: () => matchMedia(reduced).matches, subscribe, prerendered: true })
}

function subscribe(onChange: () => void) {
  const query = matchMedia(reduced)
  query.addEventListener('change', onChange)
  return () => query.removeEventListener('change', onChange)
}
