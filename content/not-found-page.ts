import { navigation } from './navigation.ts'
import { type CallToAction, paths } from './paths.ts'

export const notFoundPage = {
  title: '404',
  text: 'Oops! Page introuvable',
  mapNote: "Cette station n'est pas sur la carte. Reprenez le relevé depuis un point connu.",
  /** Beside the dashed station of the drawing. */
  unknownPosition: 'position inconnue',
  nearest: { title: 'Stations les plus proches', links: navigation.header },
  /** Before the missing path in the browser's console. */
  logMessage: 'Page introuvable :',
  home: { label: "Retour à l'accueil", to: paths.home } satisfies CallToAction,
} as const
