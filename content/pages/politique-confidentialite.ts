import { company } from '../company.ts'
import type { PageSettings } from '../page-settings.ts'
import { paths } from '../paths.ts'

export const privacyPolicySettings: PageSettings = {
  title: `Politique de confidentialité | ${company.name}`,
  description:
    'Quelles données nous collectons, pourquoi et pour combien de temps. Serveurs en Europe, pages sans cookie, et vos droits expliqués simplement.',
  keywords: ['politique de confidentialité', 'RGPD', 'données personnelles', 'cookies', 'droits des personnes'],
  ogTitle: 'Politique de confidentialité',
  ogDescription: 'Ce que nous collectons, pourquoi, pour combien de temps, et comment vous gardez la main.',
  ogImage: '/og/politique-confidentialite.png',
  noIndex: true,
  canonical: paths.privacyPolicy,
  schemaType: 'legal',
}
