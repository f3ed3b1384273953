import { company } from '../company.ts'
import type { PageSettings } from '../page-settings.ts'
import { paths } from '../paths.ts'
import { promises } from '../promises.ts'

export const contactSuccessSettings: PageSettings = {
  title: `Demande envoyée | ${company.name}`,
  description: `Votre demande est enregistrée. Un email vous le confirme en général, puis nous vous contactons sous ${promises.callBack}, les jours ouvrés, pour planifier la démo.`,
  keywords: ['demande envoyée', 'confirmation', 'démo IA générative'],
  ogTitle: 'Demande envoyée avec succès !',
  ogDescription: `Nous vous contactons sous ${promises.callBack}, les jours ouvrés, par téléphone ou par email, pour planifier votre démo.`,
  ogImage: '/og/contact-success.png',
  noIndex: true,
  canonical: paths.contactSuccess,
  schemaType: null,
}
