import { startTransition, useCallback, useEffect, useRef, useState } from 'react'
import { say } from '../../loading/say.ts'
import { useRouter } from '../../router.tsx'
import { useHydrated } from '../../ui/use-hydrated.ts'
import { addressOf, type CategoryChoice, everything, readSelection, type Selection } from './select-use-cases.ts'
import { useRememberedCategory } from './use-remembered-category.ts'

/** Safari refuses more than 100 changes of the address in 30 s. */
const settleAfter = 300

/**
 * The address holds the selection; what is being typed reaches it after a short rest. `settled` is what the address
 * asks for, `selection` what the page shows: until hydration what the document was made for, then also what is being typed.
 */
export function useSelection() {
  const { location, prerendered, navigate } = useRouter()
  const hydrated = useHydrated()
  const [typed, setTyped] = useState<string>()
  // The same for handlers, since what was rendered last may lag behind.
  const pending = useRef<string>(undefined)
  const settled = readSelection(location.search)
  const shown = hydrated ? settled : readSelection(prerendered)
  const selection: Selection = { ...shown, query: typed ?? shown.query }

  const type = useCallback((text: string | undefined) => {
    pending.current = text
    setTyped(text)
  }, [])

  const settle = useCallback(
    (next: Partial<Selection>, options?: { replace: boolean }) => {
      const { pathname, search } = window.location
      const current = readSelection(search)
      const address = addressOf({ ...current, query: pending.current ?? current.query, ...next })
      // In one transition, so that the field never falls back to the former address in between.
      startTransition(() => {
        try {
          if (address !== pathname + search) navigate(address, options)
          type(undefined)
        } catch {
          // Where the browser writes no more of them, the field alone holds what is looked for.
        }
      })
    },
    [navigate, type],
  )

  useEffect(() => {
    if (typed === undefined) return
    // Said while React was lost, and no longer so.
    say('sorry', false)
    const timer = setTimeout(() => settle({}, { replace: true }), settleAfter)
    return () => clearTimeout(timer)
  }, [typed, settle])

  useEffect(() => {
    // Who goes back wants the former address, not the letters that had not reached it.
    const forget = () => type(undefined)
    window.addEventListener('popstate', forget)
    return () => window.removeEventListener('popstate', forget)
  }, [type])

  const restore = useCallback((category: CategoryChoice) => settle({ category }, { replace: true }), [settle])
  useRememberedCategory(settled.category, restore)

  return {
    selection,
    settled,
    type,
    search: (query: string) => settle({ query }, { replace: true }),
    choose: (category: CategoryChoice) => settle({ category }),
    showAll: () => settle(everything),
  }
}
