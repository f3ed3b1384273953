import { type ComponentType, useEffect, useState } from 'react'
import { ErrorBoundary } from '../loading/error-boundary.tsx'
import { stillHere } from '../loading/still-here.ts'
import { whyNotLoaded } from '../loading/why-not-loaded.ts'
import { useLocation } from '../router.tsx'
import { useToast } from '../ui/toast.tsx'
import { browserConsent } from './browser-consent.ts'
import { countThisPage } from './count-views.ts'
import { type DialogOpener, useConsent } from './use-consent.tsx'
import { useErasure } from './use-erasure.ts'

const loadDialog = () => import('./consent-dialog.tsx')

/**
 * What consent needs on every page: the dialog, opened where the banner, the footer or an address that ends in #cookies
 * asks for it, and the count of the pages that are opened without a new document.
 */
export function ConsentManager() {
  const { dialog, setDialog } = useConsent()
  const { show, clearErrors } = useToast()
  const location = useLocation()
  const [Dialog, setLoaded] = useState<ComponentType<{ opener: DialogOpener }>>()
  useErasure()

  useEffect(() => {
    if (location.hash === '#cookies') setDialog('footer')
  }, [location, setDialog])

  useEffect(() => {
    if (!dialog || Dialog) return
    const isStillHere = stillHere()
    const before = browserConsent?.state()
    // Before React came, or meanwhile.
    const isAnswered = () => {
      const now = browserConsent?.state()
      return now !== before || (dialog === 'banner' && !now?.asks)
    }
    loadDialog().then(
      (module) => {
        clearErrors()
        setLoaded(() => module.default)
        if (!isStillHere() || isAnswered()) setDialog(null)
      },
      (error) => {
        setDialog(null)
        show(whyNotLoaded(error))
      },
    )
  }, [dialog, Dialog, setDialog, show, clearErrors])

  // biome-ignore lint/correctness/useExhaustiveDependencies: another page is another view.
  useEffect(() => void countThisPage(), [location.pathname])

  const closeFailed = () => {
    setDialog(null)
    show(whyNotLoaded(undefined))
  }

  return (
    dialog &&
    Dialog && (
      <ErrorBoundary onError={closeFailed}>
        <Dialog opener={dialog} />
      </ErrorBoundary>
    )
  )
}
