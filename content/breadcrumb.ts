import { type CallToAction, paths } from './paths.ts'

export const breadcrumb: { readonly home: CallToAction; readonly labels: ReadonlyMap<string, string> } = {
  home: { label: 'Accueil', to: paths.home },
  /** By path segment. A map, since a segment comes from the address bar and may be `constructor`. */
  labels: new Map([
    ['solutions', 'Solutions'],
    ['cas-usage', "Cas d'usage"],
    ['accessibilite', 'Accessibilité'],
  ]),
}
