import { useEffect, useRef, useState } from 'react'
import type { Select } from './select.tsx'

/** Fetches the list that replaces a native select; until then, and where it cannot be fetched, the native one serves. */
export function useSelect() {
  const native = useRef<HTMLSelectElement>(null)
  const [loaded, setLoaded] = useState<{ Select: typeof Select }>()

  useEffect(() => {
    let gone = false
    import('./select.tsx').then(
      (module) => {
        const replace = () => !gone && setLoaded(module)
        // Not under the visitor's hands.
        if (native.current && native.current === document.activeElement) {
          native.current.addEventListener('blur', replace, { once: true })
        } else replace()
      },
      () => {},
    )
    return () => {
      gone = true
    }
  }, [])

  return { native, Select: loaded?.Select }
}
