import { company } from '../company.ts'
import type { PageSettings } from '../page-settings.ts'
import { paths } from '../paths.ts'
import { promises } from '../promises.ts'

export const contactSettings: PageSettings = {
  title: `Demander une démo d'IA générative | ${company.name}`,
  description: `Décrivez votre projet d'IA : nous vous répondons sous ${promises.callBack}, les jours ouvrés, et préparons une démo de ${promises.demoLength} sur votre cas. Gratuit et sans engagement.`,
  keywords: [
    'démo IA générative',
    'contact expert IA',
    'démonstration agent conversationnel',
    'projet IA entreprise',
    'devis IA générative',
    `IA générative ${company.address.city}`,
  ],
  ogTitle: `Une démo sur votre cas, en ${promises.demoLength}`,
  ogDescription: `Un formulaire, une réponse sous ${promises.callBack}, les jours ouvrés, une démonstration personnalisée et une estimation du retour sur investissement.`,
  ogImage: '/og/contact.png',
  noIndex: false,
  canonical: paths.contact,
  schemaType: 'contact',
}
