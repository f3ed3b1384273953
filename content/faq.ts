import { assurances } from './brand/promises.ts'
import { company } from './company.ts'
import { departureTerms } from './departure.ts'
import { audienceMonths, contactYears, contractYears } from './kept-for.ts'
import { modelNames, modelNotice } from './language-models.ts'
import { methodFigures } from './methodology-outline.ts'
import { departureInShort, promises } from './promises.ts'

export type FaqEntry = {
  readonly id: string
  readonly question: string
  readonly answer: string
  /** Sentences of the answer that are also told alone. */
  readonly statements?: Readonly<Record<string, string>>
}

const hosting = {
  place: 'La plateforme, vos documents et leurs index sont hébergés à 100 % en Europe, et les échanges sont chiffrés.',
  leaving:
    "Une question, avec les passages joints, n'en sort que si elle va à un modèle que vous avez autorisé chez son éditeur.",
  audit: 'Le code se lit : votre DSI peut suivre le trajet de chaque requête et faire auditer le code.',
}

const modelChoice = 'Vous dites lesquels sont permis, usage par usage, et vous en changez sans refaire vos agents.'

const durations = `Les données de contact sont conservées jusqu'à ${contactYears} ans après le dernier échange, les données contractuelles ${contractYears} ans, les données techniques de la mesure d'audience jusqu'à ${audienceMonths} mois.`

const { project } = promises

const workshop = 'Le premier atelier découverte est gratuit et sans engagement.'

const estimate = `Un projet type est estimé à ${project.cost} sur ${project.duration}, du cadrage à la formation de vos équipes.`

/** What the word means on this site. */
export const sovereignty = {
  id: 'souverain',
  question: 'Que veut dire « souverain » ici ?',
  answer: `Quatre choses que vous pouvez vérifier ou faire écrire au contrat : la plateforme est hébergée en Europe ou dans vos murs ; son code se lit et s'audite ; aucun modèle n'est appelé sans votre accord ; vous partez avec vos données, ${departureInShort}. Ce n'est pas un label. Et comme le lieu des serveurs ne dit pas quel droit s'applique, les mentions légales donnent le pays, le droit et les propriétaires de l'éditeur, de sa société mère et de l'hébergeur du site, et non de votre plateforme : le devis donne les siens.`,
} as const

const { rollout, autonomy } = methodFigures

/** Shown on the home page, and emitted as structured data there. */
export const faqEntries: readonly FaqEntry[] = [
  {
    id: 'hebergement',
    question: 'Où nos données sont-elles hébergées ?',
    answer: Object.values(hosting).join(' '),
    statements: hosting,
  },
  sovereignty,
  {
    id: 'choix-des-modeles',
    question: 'Quels modèles pouvons-nous utiliser ?',
    answer: `${modelNames}, et d'autres. ${modelChoice} ${modelNotice}`,
    statements: { modelChoice },
  },
  {
    id: 'entrainement',
    question: 'Nos données servent-elles à entraîner des modèles ?',
    answer:
      "Non. Vos documents servent à répondre à vos utilisateurs, et à rien d'autre : l'agent les lit au moment de la question et les cite. Quand un modèle est appelé chez son éditeur, c'est par un accès dont le contrat exclut l'entraînement sur vos données.",
  },
  {
    id: 'rgpd',
    question: 'RGPD : que gardez-vous, et combien de temps ?',
    statements: { durations },
    answer: `${durations} Pour les données de votre plateforme, c'est vous qui fixez les durées. Vos droits d'accès, de rectification et d'effacement s'exercent auprès de notre délégué à la protection des données : ${company.legal.dataProtectionOfficer.email}.`,
  },
  {
    id: 'cout-et-duree',
    question: 'Combien coûte un projet, et combien de temps prend-il ?',
    answer: [estimate, assurances.recurringCosts, workshop].filter(Boolean).join(' '),
    statements: { estimate, workshop },
  },
  {
    id: 'commencer-petit',
    question: "Notre mairie n'a pas d'équipe technique. Peut-on commencer petit ?",
    answer: `Oui, par un seul usage : les questions posées à l'accueil, par exemple. Le pilote prend d'abord ${rollout[0]} % du trafic, puis ${rollout[1]} %, ${rollout[2]} % et ${rollout[3]} %, quand les résultats le permettent. La formation est comprise, avec un objectif : que vos équipes mènent seules ${autonomy} % des tâches courantes.`,
  },
  {
    id: 'depart',
    question: 'Et si nous voulons arrêter, ou changer de prestataire ?',
    answer: `Vous emportez vos documents, leurs index, vos réglages et une documentation complète. ${departureTerms} La plateforme repose sur des composants et des standards ouverts : une autre équipe peut la reprendre là où elle en est. Nous effaçons ensuite les données de votre plateforme ; les pièces contractuelles sont gardées ${contractYears} ans, nos échanges ${contactYears} ans au plus après le dernier.`,
  },
]
