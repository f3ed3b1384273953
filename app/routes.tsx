import { type Path, paths } from '#content/paths.ts'
import { type LazyPage, lazyPage } from './lazy-page.tsx'

/** Every URL of the site and the page that answers it. */
const routes: readonly { path: Path; page: LazyPage }[] = [
  { path: paths.home, page: lazyPage(() => import('./pages/home.tsx')) },
  { path: paths.solutions, page: lazyPage(() => import('./pages/solutions.tsx')) },
  { path: paths.useCases, page: lazyPage(() => import('./pages/cas-usage.tsx')) },
  { path: paths.services, page: lazyPage(() => import('./pages/services.tsx')) },
  { path: paths.contact, page: lazyPage(() => import('./pages/contact.tsx')) },
  { path: paths.contactSuccess, page: lazyPage(() => import('./pages/contact-success.tsx')) },
  { path: paths.legalNotice, page: lazyPage(() => import('./pages/mentions-legales.tsx')) },
  { path: paths.privacyPolicy, page: lazyPage(() => import('./pages/politique-confidentialite.tsx')) },
  { path: paths.accessibility, page: lazyPage(() => import('./pages/accessibilite.tsx')) },
]

export const notFoundPage = lazyPage(() => import('./pages/not-found.tsx'))

export function pageAt(pathname: string): LazyPage {
  return routes.find((route) => route.path === pathname)?.page ?? notFoundPage
}
