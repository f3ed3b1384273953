import { company } from './company.ts'
import type { IconName } from './icons.ts'
import { languageModels, modelNotice } from './language-models.ts'
import { licenceNotice } from './licences.ts'
import type { LogoName } from './logos.ts'
import { type CallToAction, type Path, paths } from './paths.ts'
import { sovereigntyLink } from './sovereignty.ts'

type Benefit = { readonly id: string; readonly icon: IconName; readonly title: string; readonly text: string }

/** A station of the survey under a name of ours. */
export type StationLabel = { readonly label: string; readonly at: string }

type UseCaseTeaser = {
  readonly id: string
  readonly title: string
  readonly description: string
  readonly to: Path
  /** Its place on the hero's map. */
  readonly station: StationLabel
}

type TranscriptLine = {
  readonly speaker: string
  readonly text: string
  /** The documents shown on the screen under the answer. */
  readonly sources?: readonly string[]
}

const useCaseTeasers = [
  {
    id: 'ia-conversationnelle',
    title: 'IA conversationnelle',
    description: 'Un assistant relié à vos bases de connaissances. Il répond en français courant et cite ses sources.',
    to: paths.useCases,
    station: { label: 'Connaissances', at: 'Saint-Martin-du-Tertre' },
  },
  {
    id: 'generation-de-contenus',
    title: 'Génération de contenus',
    description: 'Textes, visuels et audio produits dans votre ton et vos gabarits. Vous relisez, vous publiez.',
    to: paths.useCases,
    station: { label: 'Contenus', at: 'Dammartin' },
  },
  {
    id: 'traitement-des-demandes',
    title: 'Traitement des demandes',
    description: "Vos demandes entrantes lues, triées et préparées automatiquement, avant qu'un humain les ouvre.",
    to: paths.useCases,
    station: { label: 'Demandes', at: 'Montlhéry' },
  },
  {
    id: 'analyse-et-synthese',
    title: 'Analyse et synthèse',
    description: 'Vos données et vos dossiers ramenés à ce qui permet de décider, avec le renvoi à chaque pièce.',
    to: paths.useCases,
    station: { label: 'Données', at: 'Melun' },
  },
] as const satisfies readonly UseCaseTeaser[]

const reception = "Sophie, agente d'accueil"
const agent = "L'agent conversationnel"
const narrator = 'Voix off'

const transcriptLines: readonly TranscriptLine[] = [
  {
    speaker: narrator,
    text: "Une commune fictive, un matin, à l'accueil de l'urbanisme. L'agent conversationnel lit trois sources : le code de l'urbanisme, le plan local d'urbanisme et le guide interne du service. Rien d'autre.",
  },
  {
    speaker: reception,
    text: "Un habitant veut poser un abri de jardin de 12 m² à côté de l'église. Que doit-il déposer ?",
  },
  {
    speaker: agent,
    text: "Une déclaration préalable. L'église est classée et le terrain se trouve dans ses abords : la déclaration suffit jusqu'à 20 m² et 12 m de haut.",
    sources: ["Plan local d'urbanisme, plan des servitudes", "Code de l'urbanisme, article R. 421-11"],
  },
  {
    speaker: narrator,
    text: 'Sous la réponse, deux sources. Un clic ouvre le document au bon passage, surligné.',
  },
  { speaker: reception, text: "Combien de temps prendra l'instruction ?" },
  {
    speaker: agent,
    text: "Deux mois : un mois de droit commun, et un mois de plus parce que le terrain est dans les abords d'un monument historique.",
    sources: ["Code de l'urbanisme, articles R. 423-23 et R. 423-24"],
  },
  {
    speaker: narrator,
    text: "Sophie n'a pas reparlé de l'église. L'agent a gardé le contexte.",
  },
  { speaker: reception, text: 'Puis-je lui dire que ce sera accepté ?' },
  {
    speaker: agent,
    text: "Aucun document ne me permet de l'affirmer. D'après votre guide, la réponse revient à l'instructeur. Voulez-vous que je lui prépare un message ?",
    sources: ["Guide interne du service, « Ce que l'accueil peut dire »"],
  },
  {
    speaker: narrator,
    text: "Quand les documents ne disent rien, l'agent le dit et passe la main. Sophie relit le message, corrige un mot, l'envoie. La question, la réponse et ses sources restent au journal, que la commune peut vérifier.",
  },
]

const demoBenefits = [
  {
    id: 'search',
    icon: 'file-search',
    title: 'Recherche intelligente',
    text: "L'agent cherche par le sens autant que par les mots. Vos équipes posent leur question comme elle vient.",
  },
  {
    id: 'context',
    icon: 'waypoints',
    title: 'Analyse contextuelle',
    text: 'Il rapproche les passages de plusieurs documents et tient compte de ce qui a déjà été dit.',
  },
  {
    id: 'controlled',
    icon: 'locate-fixed',
    title: 'Réponses précises et maîtrisées',
    text: 'Chaque réponse renvoie au passage lu. Sans source, il le dit et passe la main à un humain.',
  },
] as const satisfies readonly Benefit[]

const technologyLogos = [
  { name: 'Dify', logo: 'dify' },
  { name: 'LangChain', logo: 'langchain' },
  { name: 'Qdrant', logo: 'qdrant' },
  { name: 'n8n', logo: 'n8n' },
  { name: 'PostgreSQL', logo: 'postgresql' },
  { name: 'Kubernetes', logo: 'kubernetes' },
  { name: 'Ollama', logo: 'ollama' },
  { name: 'Hugging Face', logo: 'huggingface' },
  { name: 'vLLM', logo: 'vllm' },
  { name: 'Langfuse', logo: 'langfuse' },
  { name: 'Keycloak', logo: 'keycloak' },
  { name: 'Grafana', logo: 'grafana' },
] as const satisfies readonly { readonly name: string; readonly logo: LogoName }[]

/** Whose each model is, and from where. */
const models = languageModels.map(({ name, logo, publisher, country, openWeights }) => ({
  name,
  logo,
  note:
    openWeights === true ? `${publisher === name ? country : publisher}, poids ouverts` : `${publisher}, ${country}`,
}))

const modelBenefits = [
  {
    id: 'diversity',
    icon: 'shapes',
    title: 'Diversité des capacités',
    text: 'Rédiger, classer, traduire, lire une image : chaque modèle a ses points forts. Vous disposez de tous.',
  },
  {
    id: 'performance',
    icon: 'gauge',
    title: 'Performance optimale',
    text: 'Chaque tâche va au modèle qui la réussit le mieux. La comparaison se fait sur vos propres exemples.',
  },
  {
    id: 'resilience',
    icon: 'route',
    title: 'Résilience',
    text: 'Un modèle ralentit ou tombe ? La plateforme passe au suivant que vous permettez.',
  },
  {
    id: 'independence',
    icon: 'lock-open',
    title: 'Indépendance',
    text: "Prix, règles ou version : un éditeur change, vous changez d'éditeur. Vos agents restent les mêmes.",
  },
] as const satisfies readonly Benefit[]

export const home = {
  hero: {
    eyebrow: "Plateforme d'IA générative souveraine",
    title: company.tagline,
    subtitle:
      'Nous assemblons des plateformes open source pour créer, connecter, exposer et gouverner vos agents IA, hébergées en Europe et auditables.',
    primary: { label: 'Parlez-nous de votre projet', to: paths.contact } satisfies CallToAction,
    secondary: { label: "Explorer les cas d'usage", to: paths.useCases } satisfies CallToAction,
    /** What the drawing says to those who do not see it. */
    map: `Carte des triangles qui ont mesuré le méridien autour de Paris. Quatre stations portent un autre nom : ${useCaseTeasers.map(({ station }) => station.label).join(', ')}.`,
    paris: '48°50′N Paris',
    stations: useCaseTeasers.map(({ station }) => station),
    /** Where the survey starts and stops. */
    north: { label: 'Dunkerque', at: 'Dunkerque' } satisfies StationLabel,
    south: { label: 'Barcelone', at: 'Montjuïc' } satisfies StationLabel,
    guarantees: ['100 % hébergé en Europe', 'Open source', 'Auditable'],
  },
  useCases: {
    title: "La plateforme d'IA générative pragmatique et souveraine qui accélère vos métiers",
    introduction:
      'Quatre usages, une seule plateforme. Commencez par celui qui vous coûte le plus de temps. Les autres se branchent ensuite sur les mêmes données et les mêmes règles.',
    sovereignty: sovereigntyLink,
    items: useCaseTeasers,
    action: { label: "Voir tous les cas d'usage", to: paths.useCases } satisfies CallToAction,
  },
  demo: {
    title: 'Posez une question, ouvrez la source',
    introduction:
      "En 1 min 30, un agent conversationnel cherche dans des documents, répond et montre où il a lu. L'accueil d'une mairie lui pose trois questions, dont une à laquelle il ne doit pas répondre.",
    video: {
      title: 'Vidéo de démonstration : un agent conversationnel de recherche documentaire',
      play: 'Lire la vidéo',
      /** Part of the button's name too: one knows before pressing what will load and from where. */
      notice: 'Le lecteur se charge depuis un site extérieur et peut déposer ses cookies.',
      /** For the structured data. */
      publishedOn: '2025-01-28',
      duration: 'PT1M30S',
    },
    transcript: {
      link: 'Lire la transcription de la vidéo',
      title: 'Transcription de la vidéo',
      sources: 'Sources :',
      sourceSeparator: ' ; ',
      lines: transcriptLines,
    },
    benefits: demoBenefits,
    action: { label: 'Demander une démo complète', to: paths.contact } satisfies CallToAction,
  },
  method: {
    title: 'Une méthode en quatre stations',
    introduction: "Comme un relevé : chaque étape s'appuie sur la mesure de la précédente.",
    action: { label: 'Découvrir notre méthodologie complète', to: paths.services } satisfies CallToAction,
  },
  technologies: {
    claim: '100% hébergé en Europe • Open Source • Auditable',
    label: 'Les technologies que nous déployons',
    note: licenceNotice,
    pause: 'Mettre le défilement en pause',
    play: 'Reprendre le défilement',
    logos: technologyLogos,
  },
  models: {
    title: 'Le bon modèle pour chaque tâche',
    introduction:
      "Aucun modèle n'est le meilleur partout. La plateforme les fait travailler côte à côte et bascule de l'un à l'autre sans toucher à vos usages.",
    notice: modelNotice,
    items: models,
    more: 'Et plus',
    benefits: modelBenefits,
  },
  faq: {
    title: "Les questions qu'on se pose avant de commencer",
    introduction: "Celles d'une DSI, d'un délégué à la protection des données, d'une mairie.",
  },
  closing: {
    title: "Prêts à transformer votre organisation avec l'IA ?",
    primary: { label: 'Parlez-nous de votre projet', to: paths.contact } satisfies CallToAction,
    secondary: { label: 'Être recontacté', to: paths.contact } satisfies CallToAction,
  },
} as const
