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

/** Told on the home page, on the services page, in the FAQ and by the assistant; percentages but the first. */
export const methodFigures = { testScenarios: 500, autonomy: 95, rollout: [10, 25, 50, 100] } as const

const [pilot, ...afterwards] = methodFigures.rollout
const rolloutStages = afterwards.map((share) => `${share} %`)

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
    summary: `Vos données, vos règles, vos connecteurs, puis un objectif de plus de ${methodFigures.testScenarios} scénarios de test.`,
  },
  {
    id: 'deploiement',
    number: '03',
    emoji: '📈',
    title: 'Déploiement & Optimisation',
    summary: `Pilote à ${pilot} % du trafic, puis ${rolloutStages.slice(0, -1).join(', ')} et ${rolloutStages.at(-1)}.`,
  },
  {
    id: 'formation',
    number: '04',
    emoji: '🎓',
    title: 'Formation & Accompagnement',
    summary: `Un objectif de ${methodFigures.autonomy} % d'autonomie après la formation.`,
  },
] as const satisfies readonly StepOutline[]
