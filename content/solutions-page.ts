import { filledAssurances } from './assurances.ts'
import { hostingAssurances } from './brand/hosting.ts'
import { assurances } from './brand/promises.ts'
import { brandWords } from './brand/words.ts'
import { company, phoneInText } from './company.ts'
import { capitalised, inWords } from './french-numbers.ts'
import type { IconName } from './icons.ts'
import { licenceNotice } from './licences.ts'
import { type CallToAction, paths } from './paths.ts'
import { departureInShort, promises } from './promises.ts'
import { sovereigntyLink } from './sovereignty.ts'
import { technologyOutline } from './technology-outline.ts'

type Point = { readonly id: string; readonly icon: IconName; readonly title: string; readonly text: string }

const count = inWords(technologyOutline.length)

export const solutionsPage = {
  hero: {
    overline: brandWords.solutions.overline,
    title: 'Technologies Souveraines pour une IA de Confiance',
    subtitle: `${capitalised(count)} briques au code vérifiable, hébergées en Europe. Vous savez où passent vos données, quel modèle les lit et comment changer de brique.`,
    sovereignty: sovereigntyLink,
  },
  drawing: {
    /** The drawing's name for assistive technology. */
    label: `${brandWords.solutions.overline} : ${count} couches, de vos équipes à vos applications`,
    above: 'Vos équipes et vos usagers',
    below: 'Vos documents et vos applications',
  },
  technologies: {
    title: `${capitalised(count)} couches, chacune remplaçable`,
    introduction: `Vous n'avez pas besoin des ${count} pour commencer. Chacune s'installe seule, parle aux autres par des interfaces documentées et peut être remplacée.`,
    licences: licenceNotice,
    layer: 'Couche',
    features: 'Fonctionnalités',
    benefits: 'Bénéfices client',
    useCase: "Exemple d'usage",
    models: 'Ce qui part, et chez qui',
    licence: 'Licence',
    /** Words on the drawings beside the figures. */
    scales: { before: 'Avant', after: 'Après', start: '0', limit: '100 ms', end: '1 s' },
  },
  commitment: {
    title: 'Notre Engagement',
    introduction: 'La souveraineté se vérifie. Voici ce que nous inscrivons dans chaque contrat.',
    commitments: [
      {
        id: 'open-source',
        icon: 'code-xml',
        title: "L'open source d'abord",
        text: "Dès qu'un composant open source fait le travail, nous le choisissons. Quand une licence pose des conditions, vous les lisez avant de signer.",
      },
      {
        id: 'standards',
        icon: 'plug',
        title: 'Des standards ouverts',
        text: 'API documentées, formats courants, protocoles publics. Vos applications se branchent et se débranchent sans nous demander la permission.',
      },
      {
        id: 'training',
        icon: 'graduation-cap',
        title: 'La formation comprise',
        text: 'Chaque mise en service comprend la formation de vos équipes, sur vos propres cas. Elle figure au devis initial.',
      },
      {
        id: 'documentation',
        icon: 'book-open-text',
        title: 'Une documentation complète',
        text: 'Architecture, réglages, consignes, procédures de reprise : tout est écrit, daté et vous appartient. Une autre équipe pourrait prendre la suite.',
      },
    ] satisfies readonly Point[],
    supportTitle: 'Et après la mise en service',
    support: [
      {
        id: 'experts',
        icon: 'life-buoy',
        title: 'Des experts joignables',
        text: `Réponse sous ${promises.callBack} les jours ouvrés, sous ${promises.urgent}, aux heures d'ouverture, en cas d'urgence. Au téléphone : ${phoneInText}. ${company.openingHours.whole}.`,
      },
      {
        id: 'updates',
        icon: 'refresh-cw',
        title: 'Des mises à jour éprouvées',
        text: 'Chaque nouvelle version passe vos scénarios de test avant la production. Les correctifs de sécurité passent en premier.',
      },
      {
        id: 'departure',
        icon: 'package-open',
        title: 'Une sortie préparée',
        text: `Données, index, consignes et enchaînements vous sont remis dans des formats réutilisables, ${departureInShort}, dans les limites du règlement européen sur les données.`,
      },
    ] satisfies readonly Point[],
    assurancesTitle: 'Ce que demandent une DSI et un DPO',
    assurances: filledAssurances({ ...assurances, ...hostingAssurances }),
  },
  closing: {
    title: 'De quelles briques avez-vous besoin ?',
    text: 'Décrivez votre besoin en quelques lignes. Nous vous dirons quelles briques suffisent et lesquelles seraient de trop.',
    primary: { label: 'Contactez nos experts', to: paths.contact } satisfies CallToAction,
    /** Label of the second button and the question with which it opens the assistant. */
    assistantQuestion: 'Quelles méthodes déployer ?',
  },
} as const
