import { declaredStatus } from './accessibility-status.ts'
import { type CallToAction, paths } from './paths.ts'

const solutions = { label: 'Solutions', to: paths.solutions } as const satisfies CallToAction
const useCases = { label: "Cas d'usage", to: paths.useCases } as const satisfies CallToAction
const services = { label: 'Services', to: paths.services } as const satisfies CallToAction

export const navigation = {
  header: [solutions, useCases, services],
  contact: { label: 'Contactez-nous', to: paths.contact },
  menu: { open: 'Ouvrir le menu principal', close: 'Fermer le menu principal' },
  footer: [solutions, useCases, services, { label: 'Contact', to: paths.contact }],
  legal: [
    { label: 'Mentions légales', to: paths.legalNotice },
    { label: 'Politique de confidentialité', to: paths.privacyPolicy },
    { label: `Accessibilité : ${declaredStatus}`, to: paths.accessibility },
  ],
} as const satisfies {
  readonly header: readonly CallToAction[]
  readonly contact: CallToAction
  readonly menu: { readonly open: string; readonly close: string }
  readonly footer: readonly CallToAction[]
  readonly legal: readonly CallToAction[]
}
