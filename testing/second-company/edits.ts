type Edit = { readonly file: string; readonly find: RegExp; readonly write: string }

/** What another company changes beside content/brand/: a use case and a technology more, a question of the FAQ less, no training. */
export const edits: readonly Edit[] = [
  {
    file: 'content/use-cases.ts',
    find: /(?<=\nexport const useCases: readonly UseCase\[\] = \[\n)/,
    write: `  {
    id: 'relecture-de-contrats',
    icon: 'scale',
    title: 'Contrats relus avant signature',
    description: "L'automate compare chaque contrat à votre modèle et montre les clauses qui manquent. Un juriste tranche.",
    category: 'automatisation',
    applications: [
      { id: 'baux', name: 'Baux', explanation: 'clauses absentes signalées, avec le modèle en regard' },
      { id: 'achats', name: 'Achats', explanation: 'pénalités et délais relevés, écarts montrés' },
      { id: 'partenariats', name: 'Partenariats', explanation: 'engagements listés, dates reportées au calendrier' },
      { id: 'avenants', name: 'Avenants', explanation: "ce qui change d'une version à l'autre, article par article" },
    ],
    sectors: 'Industrie, collectivités',
  },
`,
  },
  {
    file: 'content/technology-outline.ts',
    find: /\n\]\n$/,
    write: `
  { id: 'ollama', name: 'Ollama', logo: 'ollama', layer: { label: 'Modèles locaux', role: 'Raisonner chez vous' } },
]
`,
  },
  {
    file: 'content/technologies.ts',
    find: /(?<=\nconst details: Readonly<Record<string, Details>> = \{\n)/,
    write: `  ollama: {
    subtitle: 'Exécution locale de modèles',
    description: 'Ollama fait tourner un modèle à poids ouverts sur vos propres machines, sans appel au dehors.',
    figures: [{ id: 'set-up', value: '1', unit: 'h', label: 'pour installer un premier modèle', basis: 'Objectif, sur une machine prête.' }],
    features: ['Catalogue de modèles à poids ouverts', 'Interface commune à tous les modèles'],
    benefits: ['Rien ne sort de vos murs', 'Un essai sans abonnement'],
    useCase: '',
    licence: 'MIT',
    icon: 'lock-open',
    colour: 'deep',
  },
`,
  },
  {
    file: 'content/faq.ts',
    find: /\n {2}\{\n {4}id: 'commencer-petit',[\s\S]*?\n {2}\},(?=\n)/,
    write: '',
  },
  {
    file: 'content/crawling.ts',
    find: /(?<=\nexport const allowsTraining: boolean = )true/,
    write: 'false',
  },
]
