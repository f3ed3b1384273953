import { type Path, paths } from '#content/paths.ts'
import { type LazyPage, lazyPage } from './lazy-page.tsx'

/** Every URL of the site and the page that answers it. */
const routes: Readonly<Record<Path, LazyPage>> = {
  [paths.home]: lazyPage(() => import('./pages/home.tsx')),
  [paths.solutions]: lazyPage(() => import('./pages/solutions.tsx')),
  [paths.useCases]: lazyPage(() => import('./pages/cas-usage.tsx')),
  [paths.services]: lazyPage(() => import('./pages/services.tsx')),
  [paths.contact]: lazyPage(() => import('./pages/contact.tsx')),
  [paths.contactSuccess]: lazyPage(() => import('./pages/contact-success.tsx')),
  [paths.legalNotice]: lazyPage(() => import('./pages/mentions-legales.tsx')),
  [paths.privacyPolicy]: lazyPage(() => import('./pages/politique-confidentialite.tsx')),
  [paths.accessibility]: lazyPage(() => import('./pages/accessibilite.tsx')),
}

export const notFoundPage = lazyPage(() => import('./pages/not-found.tsx'))

/** A map, since a path comes from the address bar and may be `constructor`. */
const pageByPath = new Map<string, LazyPage>(Object.entries(routes))

export function pageAt(pathname: string): LazyPage {
  return pageByPath.get(pathname) ?? notFoundPage
}
