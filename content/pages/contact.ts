import { company } from '../company.ts'
import type { PageSettings } from '../page-settings.ts'
import { paths } from '../paths.ts'

export const contactSettings: PageSettings = {
  title: `Demander une démo d'IA générative | ${company.name}`,
  description:
    "Décrivez votre projet d'IA : nous vous répondons sous 24h et préparons une démo de 30 à 45 minutes sur votre cas. Gratuit et sans engagement.",
  keywords: [
    'démo IA générative',
    'contact expert IA',
    'démonstration agent conversationnel',
    'projet IA entreprise',
    'devis IA générative',
    `IA générative ${company.address.city}`,
  ],
  ogTitle: 'Une démo sur votre cas, en 30 à 45 minutes',
  ogDescription:
    'Un formulaire, une réponse sous 24h, une démonstration personnalisée et une estimation du retour sur investissement.',
  ogImage: '/og/contact.png',
  noIndex: false,
  canonical: paths.contact,
  schemaType: 'contact',
}
