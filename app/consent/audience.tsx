import { useEffect, useRef } from 'react'
import { publicConfig } from '../public-config.ts'
import { useLocation } from '../router.tsx'
import { eraseInBrowser } from './erase-in-browser.ts'
import { countView, type Audience as Matomo, silenceAudience } from './matomo.ts'
import { useConsent } from './use-consent.tsx'

/** Counts views while the visitor allows it; leaves no trace once they withdraw. */
export function Audience({ matomo }: { matomo: Matomo }) {
  const { analytics } = useConsent().consent
  const { pathname } = useLocation()
  const counting = useRef(false)

  useEffect(() => {
    if (!analytics && !counting.current) return
    if (analytics) countView(matomo, window.location.origin + pathname, document.title)
    else {
      silenceAudience(publicConfig.backendUrl)
      eraseInBrowser()
    }
    counting.current = analytics
  }, [analytics, pathname, matomo])

  return null
}
