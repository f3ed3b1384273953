import { company } from '#content/company.ts'
import { home } from '#content/home.ts'
import { paths } from '#content/paths.ts'
import { enumeration, lowerFirst } from '../../markdown.ts'
import { legalNoticeSource, pageSource } from '../../sources.ts'
import { askForDemo, seeUseCases, type Topic } from '../topic.ts'

const { legal, host, name, parent } = company
const publisher = legalNoticeSource('editeur')
const uses = enumeration(home.useCases.items.map(({ title }) => lowerFirst(title).replace(/^iA/, 'IA')))

export const theCompany: readonly Topic[] = [
  {
    id: 'about',
    kind: 'fact',
    asks: [
      `Que fait ${name} ?`,
      `c'est quoi ${name}`,
      `qui est ${name}`,
      `${name}`,
      'que faites-vous',
      'vous faites quoi au juste',
      'qui êtes-vous',
      'que proposez-vous',
      'quels sont vos services',
      'que vendez-vous',
      'présentez votre entreprise',
      'quel est votre métier',
      'à quoi sert votre plateforme',
      'quelle est votre activité',
      'quelles solutions proposez-vous',
      'vous faites de l’IA générative',
      'plateforme d’IA générative',
      'what do you do',
      'what is your company about',
    ],
    answer: `${name} fournit ${lowerFirst(home.hero.subtitle)} Quatre usages : ${uses}.`,
    english: `${name} provides open-source platforms to create, connect, expose and govern AI agents, hosted in Europe and auditable: conversational AI, content generation, handling of incoming requests, data analysis.`,
    sources: [pageSource(paths.home)],
    next: seeUseCases,
    related: ['use-cases', 'technologies', 'method'],
  },
  {
    id: 'customers-served',
    kind: 'fact',
    asks: [
      'À qui vous adressez-vous ?',
      'vous travaillez avec qui',
      'pour quels clients',
      'travaillez-vous avec le secteur public',
      'vous travaillez avec des PME',
      'pour les entreprises ou les organismes publics',
      'êtes-vous faits pour les petites entreprises',
      'dans quels secteurs travaillez-vous',
      'quels secteurs',
    ],
    answer: `Aux entreprises et aux organismes publics. ${home.useCases.introduction}`,
    sources: [pageSource(paths.useCases)],
    next: seeUseCases,
    related: ['use-cases', 'start-small', 'cost'],
  },
  {
    id: 'name',
    kind: 'fact',
    asks: [`Pourquoi ce nom, ${name} ?`, 'd’où vient votre nom', 'origine du nom', 'que veut dire votre nom', `pourquoi ${name}`, `${name} le savant astronome`, `rapport avec le savant ${name}`, 'le méridien de Paris'],
    answer: company.story,
    sources: [pageSource(paths.home)],
    related: ['about', 'founded', 'open-source'],
  },
  {
    id: 'founded',
    kind: 'fact',
    asks: [
      'Depuis quand existez-vous ?',
      'date de création de la société',
      'en quelle année avez-vous été fondés',
      'votre entreprise est-elle récente',
      'l’entreprise existe depuis quand',
      'quel âge a votre société',
      'when was the company founded',
    ],
    answer: `${name} a été fondée en ${company.foundedIn}.`,
    english: `${name} was founded in ${company.foundedIn}.`,
    sources: [publisher],
    related: ['about', 'group', 'publisher'],
  },
  {
    id: 'group',
    kind: 'fact',
    asks: [
      'Appartenez-vous à un groupe ?',
      'société mère',
      'qui possède votre entreprise',
      'quel groupe',
      'êtes-vous indépendants',
      'qui sont vos actionnaires',
      'à qui appartient la société',
    ],
    answer: `Oui : notre société mère est ${parent.name}.`,
    sources: [publisher],
    related: ['publisher', 'founded', 'about'],
  },
  {
    id: 'publisher',
    kind: 'fact',
    asks: [
      'Qui édite ce site ?',
      'éditeur du site',
      'raison sociale',
      'forme juridique',
      'vous êtes une SAS',
      'quelle est votre société',
      'dénomination sociale',
      'mentions légales',
      'qui est derrière ce site',
    ],
    answer: `Le site est édité par ${legal.name}, ${lowerFirst(legal.form)} au capital de ${legal.capital}, ${legal.register}.`,
    yes: 'SAS',
    sources: [publisher],
    related: ['siret', 'director', 'host'],
  },
  {
    id: 'siret',
    kind: 'fact',
    asks: [
      'Quel est votre SIRET ?',
      'numéro de siret',
      'siren',
      'rcs',
      'numéro d’immatriculation',
      'code APE',
      'code naf',
    ],
    answer: `SIRET du siège : ${legal.siret}. SIREN : ${legal.siren} (${legal.register}). Code APE : ${legal.activityCode}.`,
    sources: [publisher],
    related: ['vat', 'capital', 'publisher'],
  },
  {
    id: 'vat',
    kind: 'fact',
    asks: ['Quel est votre numéro de TVA ?', 'tva intracommunautaire', 'numéro de tva', 'VAT number'],
    answer: `Notre numéro de TVA intracommunautaire est ${legal.vat}.`,
    sources: [publisher],
    related: ['siret', 'capital', 'publisher'],
  },
  {
    id: 'capital',
    kind: 'fact',
    asks: ['Quel est votre capital social ?', 'capital', 'capital de la société'],
    answer: `Le capital social de ${legal.name} est de ${legal.capital}.`,
    sources: [publisher],
    related: ['publisher', 'siret', 'group'],
  },
  {
    id: 'director',
    kind: 'fact',
    asks: [
      'Qui est le directeur de la publication ?',
      'directrice de la publication',
      'qui est le président de votre société',
      'qui dirige l’entreprise',
      'nom du dirigeant',
      'patron',
      'pdg',
      'ceo',
    ],
    answer: `Direction de la publication : ${legal.publicationDirector}.`,
    sources: [legalNoticeSource('directeur-de-la-publication')],
    related: ['publisher', 'group', 'contact'],
  },
  {
    id: 'host',
    kind: 'fact',
    asks: [
      'Qui héberge le site ?',
      'nom de l’hébergeur',
      'quel est votre hébergeur',
      'adresse de l’hébergeur',
      'téléphone de l’hébergeur',
      'où est votre hébergeur',
      'hébergeur du site',
    ],
    answer: `Le site est hébergé par ${host.name}, ${host.address} (téléphone : ${host.phone}).`,
    sources: [legalNoticeSource('hebergeur')],
    related: ['hosting', 'publisher', 'security'],
  },
  ...ratingTopic(),
]

function ratingTopic(): Topic[] {
  // The field is optional by the company file's own comment; an edition without it has no rating to tell.
  const { rating }: { rating?: { value: number; count: number } } = company
  if (!rating) return []
  return [
    {
      id: 'rating',
      kind: 'fact',
      asks: [
        'Quelle note vous donnent vos clients ?',
        'avis clients',
        'avez-vous de bons avis',
        'note moyenne',
        'témoignages',
        'êtes-vous bien notés',
        'customer reviews',
      ],
      answer: `Nos clients nous donnent ${rating.value.toLocaleString('fr')}/5 en moyenne, sur ${rating.count} avis.`,
      sources: [pageSource(paths.home)],
      next: askForDemo,
      related: ['metrics', 'about', 'demo'],
    },
  ]
}

