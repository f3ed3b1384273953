import { useRouter } from '../router.tsx'
import { ErrorBoundary } from './error-boundary.tsx'
import { PageTrouble } from './page-trouble.tsx'

/** The page itself, or why it is not there. Wherever the router leads, its code has come or could not be fetched. */
export function PageOutlet() {
  const { location, navigate, pageAt } = useRouter()
  const { pathname } = location
  const Page = pageAt(pathname).loaded()?.default
  if (!Page) return <PageTrouble retry={() => navigate(window.location.href, { replace: true })} />
  return (
    <ErrorBoundary key={pathname} fallback={(retry) => <PageTrouble retry={retry} />}>
      <Page />
    </ErrorBoundary>
  )
}
