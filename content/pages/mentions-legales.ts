import { company } from '../company.ts'
import type { PageSettings } from '../page-settings.ts'
import { paths } from '../paths.ts'

export const legalNoticeSettings: PageSettings = {
  title: `Mentions légales | ${company.name}`,
  description:
    'Éditeur, direction de la publication, hébergeur, propriété intellectuelle, données personnelles et droit applicable au site.',
  keywords: ['mentions légales', 'éditeur du site', 'hébergeur', 'propriété intellectuelle', 'LCEN'],
  ogTitle: 'Mentions légales',
  ogDescription: "Qui édite ce site, qui l'héberge, et les règles qui s'y appliquent.",
  ogImage: '/og/mentions-legales.png',
  noIndex: true,
  canonical: paths.legalNotice,
  schemaType: 'legal',
}
