import type { IconName } from './icons.ts'

export const useCaseCategories = [
  { id: 'support-client', label: 'Support Client' },
  { id: 'creation-contenu', label: 'Création de contenu' },
  { id: 'automatisation', label: 'Automatisation' },
  { id: 'analyse-donnees', label: 'Analyse de données' },
] as const

export type UseCaseCategory = (typeof useCaseCategories)[number]['id']

/** « name → explanation » */
export type Application = `${string} → ${string}`

export type UseCase = {
  readonly id: string
  readonly icon: IconName
  readonly title: string
  readonly description: string
  readonly category: UseCaseCategory
  readonly applications: readonly [Application, Application, Application, Application]
  readonly sectors: string
}

export const useCases: readonly UseCase[] = []
