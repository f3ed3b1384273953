import { type ComponentType, useEffect, useState } from 'react'
import { ErrorBoundary } from '../loading/error-boundary.tsx'
import { stillHere } from '../loading/still-here.ts'
import { whyNotLoaded } from '../loading/why-not-loaded.ts'
import { publicConfig } from '../public-config.ts'
import { useLocation } from '../router.tsx'
import { useToast } from '../ui/toast.tsx'
import type { Audience as AudienceComponent } from './audience.tsx'
import { type DialogOpener, useConsent } from './use-consent.tsx'
import { useErasure } from './use-erasure.ts'

const loadDialog = () => import('./consent-dialog.tsx')
const loadAudience = () => import('./audience.tsx')
const { audience } = publicConfig

/**
 * What consent needs on every page: the dialog, opened where the banner, the footer or an address that ends in #cookies
 * asks for it, and the audience measurement, where a Matomo is configured and allowed.
 */
export function ConsentManager() {
  const { consent, dialog, setDialog } = useConsent()
  const { show } = useToast()
  const location = useLocation()
  const [Dialog, setLoaded] = useState<ComponentType<{ opener: DialogOpener }>>()
  const [Audience, setAudience] = useState<typeof AudienceComponent>()
  useErasure()

  useEffect(() => {
    if (location.hash === '#cookies') setDialog('footer')
  }, [location, setDialog])

  useEffect(() => {
    if (!dialog || Dialog) return
    const isStillHere = stillHere()
    loadDialog().then(
      (module) => {
        setLoaded(() => module.default)
        if (!isStillHere()) setDialog(null)
      },
      (error) => {
        setDialog(null)
        show(whyNotLoaded(error))
      },
    )
  }, [dialog, Dialog, setDialog, show])

  useEffect(() => {
    if (!audience || !consent.analytics || Audience) return
    loadAudience().then(
      (module) => setAudience(() => module.Audience),
      // A view that is not counted is nothing to tell.
      () => {},
    )
  }, [consent.analytics, Audience])

  const closeFailed = () => {
    setDialog(null)
    show(whyNotLoaded(undefined))
  }

  return (
    <>
      {audience && Audience && <Audience matomo={audience} />}
      {dialog && Dialog && (
        <ErrorBoundary onError={closeFailed}>
          <Dialog opener={dialog} />
        </ErrorBoundary>
      )}
    </>
  )
}
