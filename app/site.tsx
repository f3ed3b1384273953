import { AssistantProvider } from './assistant/assistant.tsx'
import { ConsentBanner } from './consent/consent-banner.tsx'
import { ConsentManager } from './consent/consent-manager.tsx'
import { ConsentProvider } from './consent/use-consent.tsx'
import { PageOutlet } from './loading/page-outlet.tsx'
import { Footer } from './shell/footer.tsx'
import { Header } from './shell/header.tsx'
import { RouteChange } from './shell/route-change.tsx'
import { SkipLinks } from './shell/skip-links.tsx'
import { ToastProvider } from './ui/toast.tsx'

/** The id by which render.tsx finds where the page's head tags end and its body begins. */
export const siteId = 'site'

export function Site() {
  return (
    <ConsentProvider>
      <div id={siteId} className="flex min-h-dvh flex-col">
        <ToastProvider>
          <AssistantProvider>
            <ConsentBanner />
            <SkipLinks />
            <Header />
            <main id="contenu" tabIndex={-1} className="grow">
              <PageOutlet />
            </main>
            <Footer />
            <RouteChange />
            <ConsentManager />
          </AssistantProvider>
        </ToastProvider>
      </div>
    </ConsentProvider>
  )
}
