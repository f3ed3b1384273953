import { type Measure, methodologySteps } from '#content/methodology.ts'
import { servicesPage } from '#content/services-page.ts'
import { bulletList, enumeration, lowerFirst } from '../../markdown.ts'
import { stepSource } from '../../sources.ts'
import { pick } from '../content-lookup.ts'
import { planWorkshop, type Topic } from '../topic.ts'

const rollout = step('deploiement')
const configuration = step('configuration')
const training = step('formation')

/** The figures that the method announces, one by one, so that the right one of several is told. */
export const resultTopics: readonly Topic[] = [
  {
    id: 'metrics',
    kind: 'fact',
    asks: [
      'Quels indicateurs suivez-vous ?',
      'quels résultats obtenez-vous',
      'indicateurs de performance',
      'KPI',
      'comment mesurez-vous la qualité',
      'objectifs chiffrés',
      'quels chiffres suivez-vous',
      'tableau de bord des résultats',
      'quels objectifs',
      'preuve d’efficacité',
      'quels gains constatez-vous chez vos clients',
      'résultats chez vos clients',
      'mesure de la performance',
      'vos indicateurs',
      'chiffres de performance',
      'que mesurez-vous pendant le déploiement',
      'quels sont les résultats attendus',
      'que mesurez-vous',
      'suivi des résultats',
    ],
    answer: `${servicesPage.steps.metricsCaption}\n\n${bulletList((rollout.metrics ?? []).map(({ figure, per = '', label }) => `${label} : ${figure}${per}`))}`,
    sources: [stepSource(rollout)],
    next: planWorkshop,
    related: ['resolution', 'satisfaction', 'deflection'],
  },
  measured('resolution', rollout, 'résolution', [
    'Quel est le taux de résolution ?',
    'taux de résolution visé',
    'combien de questions l’assistant résout-il',
    'part des questions avec une réponse complète',
    'combien de questions l’assistant règle seul',
    'objectif de résolution',
    'pourcentage de questions résolues',
    'l’assistant répond bien à combien de questions',
    'résolution au premier contact',
    'quelle proportion de questions résolues',
    'efficacité des réponses de l’assistant',
    'combien de demandes l’assistant résout',
  ]),
  measured('satisfaction', rollout, 'Satisfaction', [
    'Quelle satisfaction visez-vous ?',
    'note de satisfaction des utilisateurs',
    'satisfaction des usagers',
    'les utilisateurs sont-ils contents',
    'nos utilisateurs seront-ils satisfaits',
    'retour des utilisateurs',
    'note donnée par les usagers',
    'les usagers sont-ils satisfaits',
    'avis des utilisateurs finaux',
    'taux de satisfaction',
  ]),
  measured('deflection', rollout, 'épargnées', [
    'Combien de demandes en moins pour nos conseillers ?',
    'demandes épargnées aux conseillers',
    'combien de demandes traitées sans humain',
    'baisse du nombre d’appels',
    'taux de déflexion',
    'réduire le nombre d’appels',
    'décharger nos agents',
    'combien de demandes en moins',
    'soulager le service client',
    'diminution du nombre de demandes',
    'quelle part des appels est évitée',
    'part des demandes traitées automatiquement',
    'moins de sollicitations pour nos agents',
  ]),
  measured('knowledge-growth', rollout, 'Base de connaissances', [
    'De combien grandit la base de connaissances ?',
    'croissance de la base de connaissances par mois',
    'enrichissement mensuel des connaissances',
  ]),
  measured('quality-gain', rollout, 'Gain de qualité', [
    'De combien progresse la qualité des réponses ?',
    'gain de qualité par mois',
    'amélioration de la qualité chaque mois',
    'la qualité s’améliore-t-elle avec le temps',
    'l’outil s’améliore-t-il',
    'progression de l’assistant avec le temps',
    'amélioration continue',
    'de combien s’améliore l’outil',
  ]),
  measured('tests', configuration, 'scénarios', [
    'Combien de scénarios de test jouez-vous ?',
    'comment testez-vous l’assistant',
    'tests avant la mise en service',
    'phase de recette avant ouverture',
    'à quoi sert la recette',
    'nombre de tests',
    'vérifications avant ouverture',
    'contrôle qualité avant mise en ligne',
    'essais avant production',
    'testez-vous avant d’ouvrir au public',
    'comment vérifiez-vous que ça marche',
    'campagne de tests',
    'quels tests faites-vous',
    'tests avant ouverture',
    'validez-vous l’assistant avant de l’ouvrir',
  ]),
  {
    id: 'attacks',
    kind: 'fact',
    asks: [
      'Testez-vous les attaques contre l’assistant ?',
      'tentatives de piratage de l’assistant',
      'détournement de l’assistant par un utilisateur',
      'injection de prompt',
      'peut-on manipuler le chatbot',
      'tests de sécurité de l’assistant',
    ],
    answer: `Oui, en recette : ${enumeration(pick(configuration.tools, ({ name }) => name === 'Recette', 'the acceptance tests').items.map(lowerFirst))}.`,
    sources: [stepSource(configuration)],
    next: planWorkshop,
    related: ['tests', 'security', 'step-configuration'],
  },
  measured('response-time', configuration, 'temps de réponse', [
    "Quel est le temps de réponse de l'assistant ?",
    'rapidité de l’assistant',
    'en combien de secondes l’assistant répond',
    'l’IA répond-elle vite',
    'latence',
    'how fast is the assistant',
    'l’assistant est-il lent',
    'vitesse de réponse du chatbot',
    'temps d’attente des usagers',
    'réponse instantanée',
    'combien de secondes pour une réponse du robot',
    'délai avant la réponse du chatbot',
    'l’assistant répond-il rapidement',
    'délai de réponse du chatbot',
    'temps pour obtenir une réponse de l’IA',
  ]),
  measured('autonomy', training, 'autonomie', [
    'Serons-nous autonomes après la formation ?',
    'niveau d’autonomie des équipes',
    'à combien nos équipes sont-elles autonomes',
    'pourra-t-on se passer de vous',
    'saurons-nous nous débrouiller sans vous',
    'après votre départ saura-t-on faire sans vous',
    'serons-nous dépendants de vous',
    'gérer seuls l’assistant',
    'autonomie de nos équipes',
    'nos équipes sauront-elles faire',
    'pourra-t-on gérer l’outil nous-mêmes',
    'serons-nous indépendants ensuite',
    'nos équipes pourront-elles faire évoluer l’assistant',
  ]),
  measured('extra-use-cases', training, 'supplémentaires', [
    "Combien de cas d'usage supplémentaires trouvez-vous ?",
    'nouveaux cas d’usage repérés en moyenne',
    'cas d’usage suivants',
  ]),
]

function measured(id: string, from: (typeof methodologySteps)[number], label: string, asks: Topic['asks']): Topic {
  const measures: readonly Measure[] = [...(from.figures ?? []), ...(from.metrics ?? [])]
  const found = pick(measures, (measure) => measure.label.includes(label), `the measure « ${label} »`)
  const detail = found.detail ? ` ${found.detail}` : ''
  const { figure, per = '' } = found
  const stated = /^[a-z]/.test(found.label) ? `${figure} ${found.label}.` : `${found.label} : ${figure}${per}.`
  return {
    id,
    kind: 'fact',
    asks,
    answer: `${stated}${detail} C'est mesuré à l'étape « ${from.title} ».`,
    sources: [stepSource(from)],
    next: planWorkshop,
    related: ['metrics', `step-${from.id}`, id === 'tests' ? 'response-time' : 'tests'],
  }
}

function step(id: string) {
  return pick(methodologySteps, (candidate) => candidate.id === id, `the step « ${id} »`)
}
