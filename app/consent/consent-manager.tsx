import { lazy, Suspense, useEffect } from 'react'
import { useLocation } from '../router.tsx'
import { useConsent } from './use-consent.tsx'

const ConsentDialog = lazy(() => import('./consent-dialog.tsx'))

/** Opens the dialog where the banner, the footer or an address that ends in #cookies asks for it. */
export function ConsentManager() {
  const { dialog, setDialog } = useConsent()
  const { hash } = useLocation()

  useEffect(() => {
    if (hash === '#cookies') setDialog('footer')
  }, [hash, setDialog])

  return (
    dialog && (
      <Suspense>
        <ConsentDialog opener={dialog} />
      </Suspense>
    )
  )
}
