import type { PageSettings } from './page-settings.ts'
import { accessibilitySettings } from './pages/accessibilite.ts'
import { useCasesSettings } from './pages/cas-usage.ts'
import { contactSettings } from './pages/contact.ts'
import { contactSuccessSettings } from './pages/contact-success.ts'
import { homeSettings } from './pages/home.ts'
import { legalNoticeSettings } from './pages/mentions-legales.ts'
import { notFoundSettings } from './pages/not-found.ts'
import { privacyPolicySettings } from './pages/politique-confidentialite.ts'
import { servicesSettings } from './pages/services.ts'
import { solutionsSettings } from './pages/solutions.ts'
import type { PageId } from './paths.ts'

/** What search engines and link previews read about every page. A page imports its own entry: the browser needs no other. */
export const pages: Readonly<Record<PageId | 'notFound', PageSettings>> = {
  home: homeSettings,
  solutions: solutionsSettings,
  useCases: useCasesSettings,
  services: servicesSettings,
  contact: contactSettings,
  contactSuccess: contactSuccessSettings,
  legalNotice: legalNoticeSettings,
  privacyPolicy: privacyPolicySettings,
  accessibility: accessibilitySettings,
  notFound: notFoundSettings,
}
