import { company } from './company.ts'
import { type PageId, type Path, paths } from './paths.ts'

export type SchemaType = 'home' | 'solutions' | 'useCases' | 'services' | 'contact' | 'legal'

/** What search engines and link previews read about a page. */
export type PageSettings = {
  /** Unique, 65 characters at most with the company's name. */
  readonly title: string
  /** Unique, 70 to 160 characters. */
  readonly description: string
  readonly keywords: readonly string[]
  readonly ogTitle: string
  readonly ogDescription: string
  readonly ogImage: `/og/${string}.png`
  readonly noIndex: boolean
  /** The not-found page answers any path: it has no address of its own. */
  readonly canonical: Path | null
  readonly schemaType: SchemaType | null
}

export type PageName = PageId | 'notFound'

export const pages: Readonly<Record<PageName, PageSettings>> = {
  home: {
    title: `IA générative souveraine et multi-modèle | ${company.name}`,
    description:
      "Créez, connectez et gouvernez vos agents d'IA sur des plateformes open source, auditables et hébergées en Europe. Démo gratuite, réponse sous 24h.",
    keywords: [
      'IA générative souveraine',
      'plateforme IA open source',
      'agent conversationnel entreprise',
      'IA hébergée en Europe',
      'multi-LLM',
      'chatbot souverain',
      'IA secteur public',
    ],
    ogTitle: company.tagline,
    ogDescription:
      'Agents conversationnels, contenus, automatisation, analyse : une IA générative open source, auditable, hébergée en Europe.',
    ogImage: '/og/accueil.png',
    noIndex: false,
    canonical: paths.home,
    schemaType: 'home',
  },
  solutions: {
    title: `Plateformes d'IA open source et souveraines | ${company.name}`,
    description:
      'Orchestration, base vectorielle, automatisation : quatre technologies open source pour votre IA, ce que chacune fait et ce que vous y gagnez.',
    keywords: [
      'technologies IA souveraines',
      'plateforme orchestration IA',
      'framework orchestration LLM',
      'base de données vectorielle',
      'automatisation de processus',
      'IA open source',
      'standards ouverts',
    ],
    ogTitle: 'Technologies Souveraines pour une IA de Confiance',
    ogDescription:
      "Quatre technologies open source, de l'orchestration à l'automatisation, avec la formation et la documentation complète.",
    ogImage: '/og/solutions.png',
    noIndex: false,
    canonical: paths.solutions,
    schemaType: 'solutions',
  },
  useCases: {
    title: `Cas d'usage de l'IA générative par métier | ${company.name}`,
    description:
      "Onze cas d'usage concrets de l'IA générative : support client, création de contenu, automatisation, analyse de données. Filtrez et trouvez le vôtre.",
    keywords: [
      "cas d'usage IA générative",
      'IA support client',
      'génération de contenu IA',
      'automatisation IA',
      'analyse de données IA',
      'recherche documentaire IA',
      'IA entreprise exemples',
    ],
    ogTitle: "11 cas d'usage de l'IA générative, par métier",
    ogDescription:
      'Support client, contenu, automatisation, analyse de données : voyez ce que fait chaque agent et dans quels secteurs.',
    ogImage: '/og/cas-usage.png',
    noIndex: false,
    canonical: paths.useCases,
    schemaType: 'useCases',
  },
  services: {
    title: `Déployer l'IA générative en 4 étapes | ${company.name}`,
    description:
      'Cadrage, configuration, déploiement, formation : notre méthodologie en 4 étapes, avec ses outils et ses livrables. Premier atelier découverte gratuit.',
    keywords: [
      'méthodologie projet IA',
      'conseil IA générative',
      'déploiement IA entreprise',
      'formation IA générative',
      'atelier découverte IA',
      'accompagnement IA',
      'ROI IA',
    ],
    ogTitle: "Notre méthodologie : 4 étapes, du cadrage à l'autonomie",
    ogDescription:
      'Ce que nous faisons à chaque étape, ce que vous recevez, ce que nous mesurons. Premier atelier découverte gratuit, sans engagement.',
    ogImage: '/og/services.png',
    noIndex: false,
    canonical: paths.services,
    schemaType: 'services',
  },
  contact: {
    title: `Demander une démo d'IA générative | ${company.name}`,
    description:
      "Décrivez votre projet d'IA : nous vous répondons sous 24h et préparons une démo de 30 à 45 minutes sur votre cas. Gratuit et sans engagement.",
    keywords: [
      'démo IA générative',
      'contact expert IA',
      'démonstration agent conversationnel',
      'projet IA entreprise',
      'devis IA générative',
      'IA générative Paris',
    ],
    ogTitle: 'Une démo sur votre cas, en 30 à 45 minutes',
    ogDescription:
      'Un formulaire, une réponse sous 24h, une démonstration personnalisée et une estimation du retour sur investissement.',
    ogImage: '/og/contact.png',
    noIndex: false,
    canonical: paths.contact,
    schemaType: 'contact',
  },
  contactSuccess: {
    title: `Demande envoyée | ${company.name}`,
    description:
      'Votre demande est enregistrée. Un e-mail de confirmation vous parvient, puis nous vous contactons sous 24h pour planifier la démo.',
    keywords: ['demande envoyée', 'confirmation', 'démo IA générative'],
    ogTitle: 'Demande envoyée avec succès !',
    ogDescription: 'Nous vous contactons sous 24h, par téléphone ou par e-mail, pour planifier votre démo.',
    ogImage: '/og/contact-success.png',
    noIndex: true,
    canonical: paths.contactSuccess,
    schemaType: null,
  },
  legalNotice: {
    title: `Mentions légales | ${company.name}`,
    description:
      'Éditeur, direction de la publication, hébergeur, propriété intellectuelle, données personnelles et droit applicable au site.',
    keywords: ['mentions légales', 'éditeur du site', 'hébergeur', 'propriété intellectuelle', 'LCEN'],
    ogTitle: 'Mentions légales',
    ogDescription: "Qui édite ce site, qui l'héberge, et les règles qui s'y appliquent.",
    ogImage: '/og/mentions-legales.png',
    noIndex: true,
    canonical: paths.legalNotice,
    schemaType: 'legal',
  },
  privacyPolicy: {
    title: `Politique de confidentialité | ${company.name}`,
    description:
      'Quelles données nous collectons, pourquoi et pour combien de temps. Serveurs en Europe, aucun cookie, et vos droits expliqués simplement.',
    keywords: ['politique de confidentialité', 'RGPD', 'données personnelles', 'cookies', 'droits des personnes'],
    ogTitle: 'Politique de confidentialité',
    ogDescription: 'Ce que nous collectons, pourquoi, pour combien de temps, et comment vous gardez la main.',
    ogImage: '/og/politique-confidentialite.png',
    noIndex: true,
    canonical: paths.privacyPolicy,
    schemaType: 'legal',
  },
  notFound: {
    title: `Page introuvable (404) | ${company.name}`,
    description:
      "Cette adresse ne mène à aucune page du site. Revenez à l'accueil ou parcourez nos solutions et nos cas d'usage.",
    keywords: ['page introuvable', 'erreur 404'],
    ogTitle: 'Page introuvable',
    ogDescription: "Cette adresse ne mène à aucune page du site. Revenez à l'accueil pour reprendre votre lecture.",
    ogImage: '/og/page-introuvable.png',
    noIndex: true,
    canonical: null,
    schemaType: null,
  },
}

/** What the picture of a link preview shows, for those who do not see it. */
export function ogImageAlt({ ogTitle }: PageSettings) {
  return `« ${ogTitle} » sur une carte de triangulation autour de Paris, ${company.name}`
}
