import { inWords } from './french-numbers.ts'
import type { IconName } from './icons.ts'
import { methodologyOutline } from './methodology-outline.ts'
import { type CallToAction, paths } from './paths.ts'
import { promises } from './promises.ts'

type Point = { readonly id: string; readonly icon: IconName; readonly title: string; readonly text: string }

export const servicesPage = {
  hero: {
    title: `De l'idée à l'autonomie en ${methodologyOutline.length} étapes`,
    subtitle:
      "Chaque étape remet des livrables qui vous appartiennent et une mesure qui décide de la suivante. Vous pouvez vous arrêter à chacune d'elles.",
    /** Name of the chain of four stations, a list of links to the steps. */
    chainLabel: `Les ${inWords(methodologyOutline.length)} étapes de la méthodologie`,
  },
  /** Shown under the hero and repeated in the structured data. */
  estimate: {
    title: 'Ordres de grandeur',
    duration: {
      figure: promises.project.duration,
      iso8601: `P${promises.project.months}M`,
      label: 'durée estimée, du premier atelier à la formation',
    },
    cost: {
      figure: promises.project.cost,
      amount: promises.project.amount,
      currency: 'EUR',
      label: "budget estimé d'un projet type, hors hébergement, maintenance, licences et modèles, précisé à l'étape 01",
    },
  },
  steps: {
    step: 'Étape',
    tools: 'Outils',
    deliverables: 'Livrables',
    valueProposition: 'Ce que vous y gagnez',
    figures: 'Mesures de cette étape',
    rollout: 'Ouverture par paliers',
    rolloutCaption:
      "Part du trafic confiée à l'assistant. Chaque palier s'ouvre quand les mesures du précédent sont bonnes.",
    metrics: 'Indicateurs suivis',
    metricsCaption: 'Ce sont des objectifs, relevés avec vous chaque mois.',
  },
  differentiators: {
    title: 'Ce que notre méthode change',
    introduction: 'Quatre règles que nous tenons du premier atelier au dernier livrable.',
    items: [
      {
        id: 'roi',
        icon: 'trending-up',
        title: "ROI d'abord",
        text: "Chaque cas d'usage reçoit un gain attendu, en heures ou en euros, avant toute configuration. Si le compte n'y est pas, nous vous le disons et passons au suivant.",
      },
      {
        id: 'agility',
        icon: 'iteration-cw',
        title: 'Agilité maîtrisée',
        text: 'Des livraisons courtes, testées, réversibles. Le périmètre peut évoluer ; le budget et le calendrier ne bougent pas sans votre accord.',
      },
      {
        id: 'same-team',
        icon: 'users-round',
        title: 'Accompagnement à 360°',
        text: 'Métier, technique, protection des données, conduite du changement : la même équipe vous suit du cadrage à la formation.',
      },
      {
        id: 'transparency',
        icon: 'eye',
        title: 'Transparence totale',
        text: 'Code auditable, coûts détaillés par modèle, échecs compris dans les comptes rendus. Vous lisez les mêmes tableaux de bord que nous.',
      },
    ] satisfies readonly Point[],
  },
  closing: {
    title: 'Commençons par un atelier',
    text: "Venez avec une tâche qui pèse et la personne qui la fait. Vous repartez avec un cas d'usage décrit, un gain estimé et la liste des données à réunir.",
    primary: { label: 'Planifier un atelier découverte', to: paths.contact } satisfies CallToAction,
    secondary: { label: 'Télécharger notre méthodologie', to: paths.contact } satisfies CallToAction,
    note: `Premier atelier découverte gratuit • Réponse sous ${promises.callBack} • Sans engagement`,
  },
} as const
