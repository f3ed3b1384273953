import { startTransition, useEffect, useRef, useState } from 'react'
import type { Select } from './select.tsx'

const loadSelect = () => import('./select.tsx')

/**
 * Fetches the list that replaces a native select, once the visitor comes near the form: it is worth more work than the
 * rest of the page. Until then, and where it cannot be fetched, the native one serves.
 */
export function useSelect() {
  const native = useRef<HTMLSelectElement>(null)
  const [loaded, setLoaded] = useState<{ Select: typeof Select }>()

  useEffect(() => {
    const form = native.current?.form
    const noLonger = new AbortController()
    const { signal } = noLonger

    function load() {
      loadSelect().then(
        (module) => {
          const replace = () => !signal.aborted && startTransition(() => setLoaded(module))
          // Not under the visitor's hands.
          if (native.current && native.current === document.activeElement) {
            native.current.addEventListener('blur', replace, { once: true })
          } else replace()
        },
        () => {},
      )
    }

    if (form?.matches(':hover, :focus-within')) load()
    else for (const move of ['pointerover', 'focusin']) form?.addEventListener(move, load, { once: true, signal })
    return () => noLonger.abort()
  }, [])

  return { native, Select: loaded?.Select }
}
