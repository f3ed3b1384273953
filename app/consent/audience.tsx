import { useEffect, useRef } from 'react'
import { useLocation } from '../router.tsx'
import { countView, forgetAudience, type Audience as Matomo } from './matomo.ts'
import { useConsent } from './use-consent.tsx'

/** Counts views while the visitor allows it; leaves no trace once they withdraw. */
export function Audience({ matomo }: { matomo: Matomo }) {
  const { analytics } = useConsent().consent
  const { pathname } = useLocation()
  const counting = useRef(false)

  useEffect(() => {
    if (!analytics && !counting.current) return
    if (analytics) countView(matomo, window.location.origin + pathname, document.title)
    else forgetAudience()
    counting.current = analytics
  }, [analytics, pathname, matomo])

  return null
}
