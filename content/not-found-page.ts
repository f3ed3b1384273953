import { brandWords } from './brand/words.ts'
import { navigation } from './navigation.ts'
import { type CallToAction, paths } from './paths.ts'

export const notFoundPage = {
  title: '404',
  text: 'Oops! Page introuvable',
  mapNote: brandWords.notFound.note,
  unknownPosition: brandWords.notFound.unknownPosition,
  nearest: { title: brandWords.notFound.nearest, links: navigation.header },
  /** Before the missing path in the browser's console. */
  logMessage: 'Page introuvable :',
  home: { label: "Retour à l'accueil", to: paths.home } satisfies CallToAction,
} as const
