import { useState } from 'react'

/** How many times the value has changed since the component appeared. */
export function useChangeCount(value: string) {
  const [seen, setSeen] = useState({ value, changes: 0 })
  if (seen.value === value) return seen.changes
  setSeen({ value, changes: seen.changes + 1 })
  return seen.changes + 1
}
