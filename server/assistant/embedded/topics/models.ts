import { faqEntries } from '#content/faq.ts'
import { home } from '#content/home.ts'
import { legalNotice } from '#content/legal-notice.ts'
import { paths } from '#content/paths.ts'
import { legalLine } from '../../legal-lines.ts'
import { enumeration } from '../../markdown.ts'
import { faqSource, legalNoticeSource, pageSource } from '../../sources.ts'
import { pick } from '../content-lookup.ts'
import { askForDemo, type Topic } from '../topic.ts'

const page = pageSource(paths.home)
const faq = pick(faqEntries, ({ id }) => id === 'choix-des-modeles', 'the FAQ on models').answer
/** « Vous dites lesquels sont permis… » and what follows: the list itself is told first. */
const rules = faq.slice(faq.indexOf('. ') + 2)
const names = home.models.items.map(({ name }) => name)
const [diversity, performance, resilience, independence] = home.models.benefits

export const modelTopics: readonly Topic[] = [
  {
    id: 'models',
    kind: 'fact',
    asks: [
      'Quels modèles utilisez-vous ?',
      'modèles de langage',
      'quels LLM proposez-vous',
      'quelles IA peut-on choisir',
      'multi-modèle',
      'liste des modèles disponibles',
      'vous ne travaillez qu’avec GPT',
      'utilisez-vous uniquement ChatGPT',
      'uniquement des modèles américains',
      'des modèles français',
      'peut-on imposer un modèle',
      'choisir quels modèles sont autorisés',
      'quel modèle d’IA est derrière votre plateforme',
      'which models do you support',
      'quelles IA sont derrière',
      'qui choisit le modèle',
      'modèles disponibles',
      'catalogue de modèles',
      'avez-vous des modèles open source',
      'quel moteur d’IA',
      'intelligence artificielle utilisée',
      'GPT ou Mistral',
    ],
    answer: faq,
    english: `${names.join(', ')} and others. You decide which ones are allowed, use by use, and change without rebuilding your agents.`,
    no: 'uniquement',
    sources: [faqSource('choix-des-modeles')],
    next: askForDemo,
    related: ['why-many-models', 'model-outage', 'training-data'],
  },
  ...home.models.items.map(
    ({ name, note }): Topic => ({
      id: `model-${name}`,
      kind: 'fact',
      asks: [
        `Peut-on utiliser ${name} ?`,
        name,
        `utilisez-vous ${name}`,
        `le modèle ${name}`,
        `supportez-vous ${name}`,
        `${name} est dans la liste`,
      ],
      answer: `Oui, ${name} (${note}) fait partie des modèles que la plateforme fait travailler, avec ${enumeration(names.filter((other) => other !== name))}. ${rules}`,
      sources: [faqSource('choix-des-modeles')],
      next: askForDemo,
      related: ['models', 'why-many-models', 'training-data'],
    }),
  ),
  {
    id: 'model-location',
    kind: 'fact',
    asks: [
      'Un modèle étranger reçoit-il nos données ?',
      'avec DeepSeek les données partent en Chine',
      'avec GPT les données vont-elles aux États-Unis',
      'si on utilise Claude ou Gemini où vont nos données',
      'nos données sont-elles envoyées à OpenAI',
      'OpenAI va-t-il lire nos documents',
      'modèle à poids ouverts',
      'modèle local sans appel à son éditeur',
      'un modèle peut-il tourner en local',
      'Llama en local',
      'sans passer par OpenAI',
      'les éditeurs de modèles voient-ils nos données',
      'données envoyées à Google ou Microsoft',
    ],
    answer: `Pas sans votre accord. ${rules.split('. ').slice(1).join('. ')}`,
    sources: [faqSource('choix-des-modeles'), faqSource('hebergement')],
    next: askForDemo,
    related: ['hosting', 'training-data', 'models'],
  },
  {
    id: 'why-many-models',
    kind: 'fact',
    asks: [
      "Pourquoi plusieurs modèles plutôt qu'un seul ?",
      'intérêt du multi-LLM',
      'avantages du multi-modèle',
      'pourquoi ne pas prendre un seul modèle',
      'quel est le meilleur modèle',
      'comment choisir le bon modèle',
      'why several models',
      'avantage d’avoir plusieurs modèles',
      'un seul modèle ne suffit-il pas',
      'quel modèle est le plus performant',
    ],
    answer: `${home.models.introduction} ${diversity.text} ${performance.text}`,
    sources: [page],
    next: askForDemo,
    related: ['models', 'model-outage', 'model-change'],
  },
  {
    id: 'model-outage',
    kind: 'fact',
    asks: [
      'Que se passe-t-il si un modèle tombe en panne ?',
      'si un modèle ne répond plus',
      'panne d’un fournisseur de modèle',
      'résilience',
      'continuité de service si le modèle est indisponible',
      'si OpenAI est en panne',
      'si OpenAI coupe son API',
      'si le fournisseur du modèle disparaît',
      'faillite d’un éditeur de modèle',
      'le service continue-t-il en cas de coupure',
      'tolérance aux pannes',
      'what happens if a model goes down',
    ],
    answer: resilience.text,
    sources: [page],
    next: askForDemo,
    related: ['model-change', 'models', 'support'],
  },
  {
    id: 'model-change',
    kind: 'fact',
    asks: [
      'Peut-on changer de modèle ?',
      'changer de modèle en cours de route',
      'remplacer un modèle par un autre',
      'si un éditeur augmente ses prix',
      'indépendance vis-à-vis des éditeurs',
      'can we switch models',
      'si Mistral augmente ses prix',
      'être prisonnier d’un modèle',
      'passer d’un modèle à un autre',
      'mettre à jour le modèle',
    ],
    answer: `Oui. ${rules.split('. ')[0]}. ${independence.text}`,
    sources: [faqSource('choix-des-modeles'), page],
    next: askForDemo,
    related: ['models', 'leaving', 'why-many-models'],
  },
  {
    id: 'partnerships',
    kind: 'fact',
    asks: [
      'Êtes-vous partenaire de Mistral ?',
      'partenariat avec OpenAI',
      'êtes-vous affiliés à ces éditeurs',
      'partenaire officiel d’un modèle',
      'marques citées',
    ],
    answer: `Non. ${legalLine(legalNotice, 'propriete-intellectuelle', 'ni partenariat')}`,
    sources: [legalNoticeSource('propriete-intellectuelle')],
    related: ['models', 'technologies', 'reuse'],
  },
]
