import { PageOutlet } from './lazy-page.tsx'
import { useLocation } from './router.tsx'
import { pageAt } from './routes.tsx'
import { Footer } from './shell/footer.tsx'
import { Header } from './shell/header.tsx'
import { RouteChange } from './shell/route-change.tsx'
import { SkipLinks } from './shell/skip-links.tsx'

/** The id by which render.tsx finds where the page's head tags end and its body begins. */
export const siteId = 'site'

export function Site() {
  const { pathname } = useLocation()
  return (
    <div id={siteId} className="flex min-h-dvh flex-col">
      <SkipLinks />
      <Header />
      <main id="contenu" tabIndex={-1} className="grow">
        <PageOutlet key={pathname} page={pageAt(pathname)} />
      </main>
      <Footer />
      <RouteChange />
    </div>
  )
}
