import type { LazyPage } from '../lazy-page.tsx'
import { useNavigate } from '../router.tsx'
import { ErrorBoundary } from './error-boundary.tsx'
import { PageTrouble } from './page-trouble.tsx'

/** The page itself, or why it is not there. Wherever the router leads, its code has come or could not be fetched. */
export function PageOutlet({ page }: { page: LazyPage }) {
  const navigate = useNavigate()
  const Page = page.loaded()?.default
  if (!Page) return <PageTrouble retry={() => navigate(window.location.href, { replace: true })} />
  return (
    <ErrorBoundary fallback={(retry) => <PageTrouble retry={retry} />}>
      <Page />
    </ErrorBoundary>
  )
}
