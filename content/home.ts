import { map } from './brand/map.ts'
import { demoVideo } from './brand/video.ts'
import { videoTranscript } from './brand/video-transcript.ts'
import { brandWords } from './brand/words.ts'
import { company } from './company.ts'
import { isoLength } from './demo-video.ts'
import { capitalised, inWords } from './french-numbers.ts'
import type { IconName } from './icons.ts'
import { languageModels, modelNote, modelNotice } from './language-models.ts'
import { licenceNotice } from './licences.ts'
import type { LogoName } from './logos.ts'
import { methodologyOutline } from './methodology-outline.ts'
import { type CallToAction, type Path, paths } from './paths.ts'
import { sovereigntyLink } from './sovereignty.ts'
import type { StationLabel } from './survey-map.ts'
import { technologyOutline } from './technology-outline.ts'

type Benefit = { readonly id: string; readonly icon: IconName; readonly title: string; readonly text: string }

type UseCaseTeaser = {
  readonly id: string
  readonly title: string
  readonly description: string
  readonly to: Path
  /** Its name on the hero's map. */
  readonly place: string
}

const useCaseTeasers = [
  {
    id: 'ia-conversationnelle',
    title: 'IA conversationnelle',
    description: 'Un assistant relié à vos bases de connaissances. Il répond en français courant et cite ses sources.',
    to: paths.useCases,
    place: 'Connaissances',
  },
  {
    id: 'generation-de-contenus',
    title: 'Génération de contenus',
    description: 'Textes, visuels et audio produits dans votre ton et vos gabarits. Vous relisez, vous publiez.',
    to: paths.useCases,
    place: 'Contenus',
  },
  {
    id: 'traitement-des-demandes',
    title: 'Traitement des demandes',
    description: "Vos demandes entrantes lues, triées et préparées automatiquement, avant qu'un humain les ouvre.",
    to: paths.useCases,
    place: 'Demandes',
  },
  {
    id: 'analyse-et-synthese',
    title: 'Analyse et synthèse',
    description: 'Vos données et vos dossiers ramenés à ce qui permet de décider, avec le renvoi à chaque pièce.',
    to: paths.useCases,
    place: 'Données',
  },
] as const satisfies readonly UseCaseTeaser[]

const stations: readonly StationLabel[] = useCaseTeasers.flatMap(({ place }, index) => {
  const at = map.hero.uses[index]
  return at ? [{ label: place, at }] : []
})

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
    text: "L'agent est réglé pour renvoyer au passage lu et, sans source, pour le dire et passer la main à un humain.",
  },
] as const satisfies readonly Benefit[]

/** What runs beside the technologies of the solutions page. */
const otherLogos: readonly { readonly name: string; readonly logo: LogoName; readonly condition?: string }[] = [
  { name: 'PostgreSQL', logo: 'postgresql' },
  { name: 'Kubernetes', logo: 'kubernetes' },
  { name: 'Ollama', logo: 'ollama' },
  { name: 'Hugging Face', logo: 'huggingface', condition: '« Hugging Face » désigne ses bibliothèques' },
  { name: 'vLLM', logo: 'vllm' },
  { name: 'Langfuse', logo: 'langfuse', condition: 'Langfuse réserve quelques modules à une licence payante' },
  { name: 'Keycloak', logo: 'keycloak' },
  { name: 'Grafana', logo: 'grafana' },
]

const ownLogos = technologyOutline.map(({ name, logo }) => ({ name, logo }))
const shownBeside = otherLogos.filter(({ name }) => !ownLogos.some((own) => own.name === name))
const technologyLogos = [...ownLogos, ...shownBeside.map(({ name, logo }) => ({ name, logo }))]
const conditions = shownBeside.flatMap(({ condition }) => condition ?? [])

const models = languageModels.map((model) => ({ name: model.name, logo: model.logo, note: modelNote(model) }))

const modelBenefits = [
  {
    id: 'diversity',
    icon: 'shapes',
    title: 'Diversité des capacités',
    text: 'Rédiger, classer, traduire, lire une image : chaque modèle a ses points forts. Vous disposez de tous ceux que vous permettez.',
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
    map: brandWords.map.description
      .replace('{count}', capitalised(inWords(stations.length)))
      .replace('{places}', stations.map(({ label }) => label).join(', ')),
    stations,
    guarantees: ['100 % hébergé en Europe', 'Open source', 'Auditable'],
  },
  useCases: {
    title: "La plateforme d'IA générative pragmatique et souveraine qui accélère vos métiers",
    introduction: `${capitalised(inWords(useCaseTeasers.length))} usages, une seule plateforme. Commencez par celui qui vous coûte le plus de temps. Les autres se branchent ensuite sur les mêmes données et les mêmes règles.`,
    sovereignty: sovereigntyLink,
    items: useCaseTeasers,
    action: { label: "Voir tous les cas d'usage", to: paths.useCases } satisfies CallToAction,
  },
  demo: {
    title: 'Posez une question, ouvrez la source',
    introduction: demoVideo.introduction,
    video: {
      title: demoVideo.title,
      play: 'Lire la vidéo',
      /** Part of the button's name too: one knows before pressing what will load and from where. */
      notice: `Site extérieur : ${demoVideo.service.name} reçoit votre adresse IP et peut déposer ses cookies.`,
      /** A page cannot know whether another site's player has come: the way out is always there. */
      trouble: {
        text: "La vidéo ne s'affiche pas ? Sa transcription est ci-dessous.",
        toPoster: "Revenir à l'affiche",
        reload: 'Recharger la vidéo',
      },
      /** For the structured data. */
      publishedOn: demoVideo.publishedOn,
      duration: isoLength(demoVideo.seconds),
    },
    transcript: {
      link: 'Lire la transcription de la vidéo',
      title: 'Transcription de la vidéo',
      sources: 'Sources :',
      sourceSeparator: ' ; ',
      lines: videoTranscript,
    },
    benefits: demoBenefits,
    action: { label: 'Demander une démo complète', to: paths.contact } satisfies CallToAction,
  },
  method: {
    title: brandWords.method.title.replace('{count}', inWords(methodologyOutline.length)),
    introduction: brandWords.method.introduction,
    action: { label: 'Découvrir notre méthodologie complète', to: paths.services } satisfies CallToAction,
  },
  technologies: {
    claim: '100% hébergé en Europe • Open Source • Auditable',
    label: 'Les technologies que nous déployons',
    note: `${licenceNotice} Dans ce bandeau, ${conditions.join(' ; ')}.`,
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
