import { methodFigures, methodologyOutline, type StepOutline } from './methodology-outline.ts'
import type { Line } from './named-line.ts'

/** A figure set large, what it is called and how it is counted. */
export type Measure = {
  readonly id: string
  readonly figure: string
  /** Over what time, set small after the figure. */
  readonly per?: string
  readonly label: string
  /** How it is counted, and whether it is a target. */
  readonly detail: string
  readonly scale?: MeasureScale
}

/** How a figure is drawn: a threshold on a range that starts at 0, or a share gained every month. */
export type MeasureScale =
  | { readonly kind: 'threshold'; readonly value: number; readonly of: number }
  | { readonly kind: 'growth'; readonly monthly: number }

export type MethodologyStep = StepOutline & {
  readonly subtitle: string
  readonly tools: readonly { readonly id: string; readonly name: string; readonly items: readonly Line[] }[]
  readonly deliverables: readonly Line[]
  readonly valueProposition: string
  /** What the step itself reaches. */
  readonly figures?: readonly Measure[]
  /** Share of the traffic at each stage, in order. */
  readonly rollout?: readonly string[]
  /** What is tracked from then on. */
  readonly metrics?: readonly Measure[]
}

const [framing, configuration, deployment, training] = methodologyOutline

export const methodologySteps: readonly MethodologyStep[] = [
  {
    ...framing,
    subtitle: "Choisir l'usage avant de choisir l'outil",
    tools: [
      {
        id: 'listening',
        name: 'Écoute du terrain',
        items: ['Entretiens avec les équipes métier', 'Observation du travail réel', 'Atelier de priorisation'],
      },
      {
        id: 'data',
        name: 'État des données',
        items: [
          "Inventaire des sources et des droits d'accès",
          'Contrôle de la qualité des documents',
          'Repérage des données personnelles',
        ],
      },
      {
        id: 'estimate',
        name: 'Chiffrage',
        items: [
          'Matrice valeur et effort',
          'Calcul du retour sur investissement',
          { id: 'usage-cost', text: "Estimation du coût d'usage par modèle" },
        ],
      },
    ],
    deliverables: [
      "Cartographie des cas d'usage, classés par gain attendu",
      "Dossier de cadrage : périmètre, sources, droits d'accès",
      'Critères de réussite chiffrés, validés par vos équipes',
      {
        id: 'impact-analysis',
        text: "Analyse d'impact sur la protection des données, si le traitement l'exige",
      },
      'Feuille de route et budget',
    ],
    valueProposition:
      "Vous savez ce que le projet doit rapporter, ce qu'il coûte et dans quel cas l'arrêter. Tout cela avant le premier développement.",
  },
  {
    ...configuration,
    subtitle: 'Vos documents, vos règles, votre vocabulaire',
    tools: [
      {
        id: 'knowledge',
        name: 'Connaissances',
        items: [
          'Lecture et découpage des documents',
          'Index Qdrant, par le sens et par mot exact',
          'Connecteurs n8n vers vos applications',
        ],
      },
      {
        id: 'assistants',
        name: 'Assistants',
        items: [
          'Assemblage dans Dify',
          'Traitements sur mesure avec LangChain',
          'Consignes, ton et limites de réponse',
          'Comparaison des modèles sur vos questions',
        ],
      },
      {
        id: 'acceptance',
        name: 'Recette',
        items: [
          'Scénarios tirés de vos cas réels',
          'Tentatives de détournement des consignes',
          "Contrôle des droits d'accès",
          'Mesure du temps de réponse',
        ],
      },
    ],
    deliverables: [
      'Assistant configuré sur un environnement de recette',
      "Base de connaissances indexée, avec ses droits d'accès",
      'Connecteurs vers vos applications',
      'Jeu de tests rejouable à chaque changement',
      'Rapport de recette : erreurs trouvées, erreurs corrigées',
    ],
    valueProposition:
      'Vous essayez un assistant qui connaît vos dossiers et cite ses sources. Nous cherchons ses erreurs en recette, avant que vos usagers ne les rencontrent.',
    figures: [
      {
        id: 'tests',
        figure: `${methodFigures.testScenarios}+`,
        label: 'scénarios de test',
        detail: 'Objectif de recette : joués avant toute ouverture, puis à chaque changement.',
      },
      {
        id: 'response-time',
        figure: '< 2 s',
        label: 'de temps de réponse',
        detail: "Objectif, mesuré en recette : entre l'envoi de la question et le début de la réponse.",
      },
    ],
  },
  {
    ...deployment,
    subtitle: 'Ouvrir par paliers, corriger à chaque palier',
    tools: [
      {
        id: 'opening',
        name: 'Mise en service',
        items: [
          'Ouverture progressive du trafic',
          { id: 'way-back', text: 'Retour arrière prêt à chaque palier' },
          'Reprise de la conversation par un conseiller',
        ],
      },
      {
        id: 'observation',
        name: 'Observation',
        items: [
          'Tableau de bord partagé',
          'Journal des réponses et de leurs sources',
          'Alertes sur les délais et sur les coûts',
        ],
      },
      {
        id: 'improvement',
        name: 'Amélioration',
        items: [
          'Revue des réponses mal notées',
          'Ajout des connaissances manquantes',
          'Ajustement des consignes et du choix des modèles',
        ],
      },
    ],
    deliverables: [
      'Assistant en production, hébergé en Europe',
      'Compte rendu de chaque palier, avec la décision de continuer ou non',
      { id: 'way-back', text: 'Procédure de retour arrière, essayée' },
      'Tableau de bord de vos indicateurs',
      "Plan d'amélioration mensuel",
    ],
    valueProposition: `Au pilote, un défaut ne touche que ${methodFigures.rollout[0]} % des demandes. Vous ouvrez le palier suivant quand les mesures le permettent, et l'assistant progresse chaque mois.`,
    rollout: methodFigures.rollout.map((share) => `${share} %`),
    metrics: [
      {
        id: 'resolution',
        figure: '> 85 %',
        label: 'Taux de résolution',
        detail: "Part des questions posées à l'assistant qui reçoivent une réponse complète, sans relance.",
        scale: { kind: 'threshold', value: 85, of: 100 },
      },
      {
        id: 'satisfaction',
        figure: '> 4,5/5',
        label: 'Satisfaction',
        detail: 'Note moyenne donnée par les utilisateurs à la fin de la conversation.',
        scale: { kind: 'threshold', value: 4.5, of: 5 },
      },
      {
        id: 'deflection',
        figure: '> 60 %',
        label: 'Demandes épargnées aux conseillers',
        detail: 'Part des demandes entrantes réglées sans passer par une personne.',
        scale: { kind: 'threshold', value: 60, of: 100 },
      },
      {
        id: 'knowledge-growth',
        figure: '+20 %',
        per: '/mois',
        label: 'Base de connaissances',
        detail: 'Croissance des contenus validés et indexés.',
        scale: { kind: 'growth', monthly: 0.2 },
      },
      {
        id: 'quality-gain',
        figure: '≈ 16 %',
        per: '/mois',
        label: 'Gain de qualité',
        detail: "Progression de la note des réponses, évaluées sur un même jeu de questions d'un mois à l'autre.",
        scale: { kind: 'growth', monthly: 0.16 },
      },
    ],
  },
  {
    ...training,
    subtitle: 'Vos équipes prennent la main',
    tools: [
      {
        id: 'training',
        name: 'Formation',
        items: [
          { id: 'roles', text: 'Parcours par rôle : utilisateurs, référents, administrateurs' },
          'Exercices sur vos propres cas',
          'Supports à réutiliser en interne',
        ],
      },
      {
        id: 'change',
        name: 'Conduite du changement',
        items: ['Réseau de référents dans les services', "Charte d'usage de l'IA", "Points d'écoute avec les équipes"],
      },
      {
        id: 'follow-up',
        name: 'Suivi',
        items: [
          'Assistance par nos experts',
          'Mise à jour des modèles et des composants',
          "Recherche de nouveaux cas d'usage",
        ],
      },
    ],
    deliverables: [
      'Équipes formées et évaluées, rôle par rôle',
      "Guides d'utilisation et d'administration",
      'Documentation technique complète',
      { id: 'charter', text: "Charte d'usage de l'IA, adaptée à votre organisation" },
      "Liste des cas d'usage suivants, par ordre de gain",
    ],
    valueProposition:
      'Vos équipes corrigent une réponse, ajoutent une source et ouvrent un nouvel usage sans nous appeler. Nous restons joignables pour le reste.',
    figures: [
      {
        id: 'autonomy',
        figure: `${methodFigures.autonomy} %`,
        label: "d'autonomie après la formation",
        detail:
          'Objectif : la part des tâches courantes que vos équipes mènent sans notre aide, évaluée en fin de formation.',
      },
      {
        id: 'extra-use-cases',
        figure: '3',
        label: "cas d'usage supplémentaires",
        detail: 'Objectif moyen, repérés avec vos équipes pendant cette étape.',
      },
    ],
  },
]
