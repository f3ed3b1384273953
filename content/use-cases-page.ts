import { type CallToAction, paths } from './paths.ts'
import { promises } from './promises.ts'
import { useCaseCategories, useCases } from './use-cases.ts'

const demoTerms = 'La démo est gratuite et sans engagement.'
const principle = "L'IA fait le premier travail, vos équipes relisent et décident."

/** In these texts {count} is a number, {term} what the visitor searched for, {category} a category's label. */
export const useCasesPage = {
  /** The stable title, read by assistive technology while the sentences below turn. */
  title: "Cas d'usage",
  /** Eight sentences, one every three seconds. */
  headlines: [
    'Qui retrouve la procédure en vigueur ?',
    'Qui répond aux usagers quand le guichet est fermé ?',
    'Qui trie les emails arrivés cette nuit ?',
    'Qui rédige les fiches du nouveau catalogue ?',
    'Qui résume ce rapport de 300 pages avant midi ?',
    'Qui saisit les factures de la semaine ?',
    'Qui décline la campagne en texte, en image et en son ?',
    'Qui explique la hausse des réclamations ?',
  ],
  /** Names the list that gives the eight sentences to assistive technology. */
  headlinesLabel: "Questions que l'IA peut prendre en charge",
  headlinesControl: { pause: 'Mettre les questions en pause', play: 'Reprendre le défilement des questions' },
  principle,
  demoTerms,
  introduction: `${principle} Chaque cas dit ce qu'elle prend en charge et dans quels secteurs, publics ou privés.`,
  /** The page in figures. */
  measures: [
    { figure: String(useCases.length), label: "cas d'usage" },
    { figure: String(useCaseCategories.length), label: 'catégories' },
  ],
  /** Heading of the search, the filter and the grid. */
  listTitle: 'Trouvez le cas le plus proche du vôtre',
  allCases: 'Tous les cas',
  filterLabel: "Filtrer les cas d'usage par catégorie",
  search: {
    label: "Chercher un cas d'usage",
    placeholder: 'Par exemple : factures',
    submit: 'Chercher',
    clear: 'Effacer la recherche',
  },
  /** The result line: the count, then the parts of the scope that apply, separated by a space. */
  count: { none: "Aucun cas d'usage", some: "{count} cas d'usage" },
  countScope: { category: 'dans la catégorie « {category} »', term: 'pour « {term} »' },
  card: {
    /** Said before the category badge by assistive technology. */
    category: 'Catégorie',
    /** Names the list of applications. */
    applications: 'Applications',
    sectors: 'Secteurs',
  },
  noResult: {
    title: "Aucun cas d'usage pour « {term} »",
    /** When a category is chosen as well. */
    titleInCategory: "Aucun cas d'usage pour « {term} » dans la catégorie « {category} »",
    text: `Cette page ne montre pas tout ce que l'IA sait faire. Décrivez-nous votre besoin : vous avez une réponse sous ${promises.callBack}, les jours ouvrés.`,
    /** When the other categories hold some. */
    searchAllCategories: 'Chercher dans toutes les catégories',
    showAll: 'Voir tous les cas',
    askAssistant: "Demander à l'assistant",
    /** What the assistant is then asked. */
    assistantQuestion: 'Pouvez-vous nous aider sur ce sujet : « {term} » ?',
    contact: { label: 'Décrire votre besoin', to: paths.contact } satisfies CallToAction,
  },
  closing: {
    title: "Votre cas n'est pas dans la liste ?",
    text: `Décrivez-nous une tâche qui vous prend du temps. Nous vous répondons sous ${promises.callBack} les jours ouvrés, puis nous vous montrons en ${promises.demoLength} ce que l'IA peut en faire. ${demoTerms}`,
    primary: { label: 'Demander une démo', to: paths.contact } satisfies CallToAction,
    secondary: { label: 'Nous contacter', to: paths.contact } satisfies CallToAction,
  },
} as const
