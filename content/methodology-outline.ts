/** What the home page tells of the method; the services page adds the rest, in methodology.ts. */
export type StepOutline = {
  /** Also its anchor on the services page. */
  readonly id: string
  /** '01' to '04' */
  readonly number: string
  readonly emoji: string
  readonly title: string
  /** One line for the home page. */
  readonly summary: string
}

export const methodologyOutline = [
  {
    id: 'cadrage',
    number: '01',
    emoji: '🧭',
    title: 'Analyse & Cadrage',
    summary: 'Ateliers, cartographie des usages, critères de réussite chiffrés.',
  },
  {
    id: 'configuration',
    number: '02',
    emoji: '🔧',
    title: 'Configuration & Personnalisation',
    summary: 'Vos données, vos règles, vos connecteurs, puis plus de 500 scénarios de test.',
  },
  {
    id: 'deploiement',
    number: '03',
    emoji: '📈',
    title: 'Déploiement & Optimisation',
    summary: 'Pilote à 10 % du trafic, puis 25 %, 50 % et 100 %.',
  },
  {
    id: 'formation',
    number: '04',
    emoji: '🎓',
    title: 'Formation & Accompagnement',
    summary: "Un objectif de 95 % d'autonomie après la formation.",
  },
] as const satisfies readonly StepOutline[]
