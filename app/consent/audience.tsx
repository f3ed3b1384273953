import { useEffect, useRef } from 'react'
import { publicConfig } from '../public-config.ts'
import { useLocation } from '../router.tsx'
import { useConsent } from './use-consent.tsx'

const { audience } = publicConfig

const loadMatomo = () => import('./matomo.ts')

/** Counts views while the visitor allows it and a Matomo is configured; leaves no trace once they withdraw. */
export function Audience() {
  const { analytics } = useConsent().consent
  const { pathname } = useLocation()
  const counting = useRef(false)

  useEffect(() => {
    if (!audience || (!analytics && !counting.current)) return
    let current = true
    loadMatomo().then(
      ({ countView, forgetAudience }) => {
        if (!current) return
        if (analytics) countView(audience, window.location.origin + pathname, document.title)
        else forgetAudience()
        counting.current = analytics
      },
      // A view that is not counted is nothing to tell; what is to be forgotten is forgotten at the next page.
      () => {},
    )
    return () => {
      current = false
    }
  }, [analytics, pathname])

  return null
}
