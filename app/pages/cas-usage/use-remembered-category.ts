import { useEffect, useRef } from 'react'
import { useConsent } from '../../consent/use-consent.tsx'
import { type CategoryChoice, readSelection } from './select-use-cases.ts'

export const categoryKey = 'use-case-category'

/**
 * With the visitor's permission, the category chosen last stands again at the next visit that asks for none. One that came
 * with the address, as of a link that somebody sent, is not chosen.
 */
export function useRememberedCategory(category: CategoryChoice, restore: (category: CategoryChoice) => void) {
  const { preferences } = useConsent().consent
  const isFirst = useRef(true)
  const cameWith = useRef<CategoryChoice | undefined>(category)

  useEffect(() => {
    if (category !== cameWith.current) cameWith.current = undefined
    if (!preferences) return
    const restores = isFirst.current && window.location.search === ''
    isFirst.current = false
    if (restores) {
      const remembered = readSelection(`?categorie=${readCategory()}`)
      if (remembered.category !== 'all') restore(remembered.category)
    } else if (!cameWith.current) keepCategory(category)
  }, [preferences, category, restore])
}

/** A browser may refuse its storage or have no room left: then nothing is remembered. */
function readCategory() {
  try {
    return localStorage.getItem(categoryKey)
  } catch {
    return null
  }
}

function keepCategory(category: CategoryChoice) {
  try {
    if (category === 'all') localStorage.removeItem(categoryKey)
    else localStorage.setItem(categoryKey, category)
  } catch {}
}
