import type { IconName } from './icons.ts'
import type { LogoName } from './logos.ts'

export type Technology = {
  readonly id: string
  readonly name: string
  readonly logo: LogoName
  readonly subtitle: string
  readonly description: string
  readonly features: readonly string[]
  readonly benefits: readonly string[]
  /** Where it serves, in one sentence; may be empty. */
  readonly useCase: string
  readonly icon: IconName
  /** A theme colour's name: the tint of its layer in the section drawing. */
  readonly colour: 'blue' | 'prussian' | 'sky' | 'gold'
}

export const technologies: readonly Technology[] = []
