import { type CallToAction, paths } from './paths.ts'

export const notFoundPage = {
  title: '404',
  text: 'Oops! Page introuvable',
  mapNote: "Cette station n'est pas sur la carte. Reprenez le relevé depuis un point connu.",
  home: { label: "Retour à l'accueil", to: paths.home } satisfies CallToAction,
} as const
