import { lazy, Suspense, useEffect } from 'react'
import { useLocation } from '../router.tsx'
import { Audience } from './audience.tsx'
import { useConsent } from './use-consent.tsx'

const ConsentDialog = lazy(() => import('./consent-dialog.tsx'))

/** What consent needs on every page: the dialog, opened where the banner, the footer or an address that ends in #cookies asks for it, and the audience measurement. */
export function ConsentManager() {
  const { dialog, setDialog } = useConsent()
  const { hash } = useLocation()

  useEffect(() => {
    if (hash === '#cookies') setDialog('footer')
  }, [hash, setDialog])

  return (
    <>
      <Audience />
      {dialog && (
        <Suspense>
          <ConsentDialog opener={dialog} />
        </Suspense>
      )}
    </>
  )
}
