import type { IconName } from './icons.ts'

export const useCaseCategories = [
  { id: 'support-client', label: 'Support Client' },
  { id: 'creation-contenu', label: 'Création de contenu' },
  { id: 'automatisation', label: 'Automatisation' },
  { id: 'analyse-donnees', label: 'Analyse de données' },
] as const

export type UseCaseCategory = (typeof useCaseCategories)[number]['id']

/** Shown as « name → explanation ». */
export type Application = {
  readonly id: string
  readonly name: string
  readonly explanation: string
  /** What the law adds to this one alone; it stands in the notice of the use too. */
  readonly notice?: string
  /** Used by the staff alone: what the law says of talking to the public is not said of it. */
  readonly internal?: true
}

export type UseCase = {
  readonly id: string
  readonly icon: IconName
  readonly title: string
  readonly description: string
  readonly category: UseCaseCategory
  readonly applications: readonly [Application, Application, Application, Application]
  /** Parts of its text that are also told alone. */
  readonly statements?: Readonly<Record<string, string>>
  readonly sectors: string
  /** What the law adds to it. */
  readonly notice?: string
}

/** Of its applications, those that the page shows: what is on no page, the assistant does not tell either. */
export function shownApplications({ applications }: UseCase): readonly Application[] {
  return applications.slice(0, 3)
}

const healthRecords =
  'Données de santé : elles demandent un hébergeur certifié HDS (article L. 1111-8 du Code de la santé publique). Nous le prévoyons au cadrage. Sensibles (RGPD, article 9), elles relèvent du secret professionnel, et un outil qui guide un soin peut être un dispositif médical (règlement (UE) 2017/745).'

const recordedMeetings = "Réunions : chacun est prévenu de l'enregistrement."

const rankedCandidates =
  "Admissions : évaluer ou classer des candidats est un usage à haut risque (règlement (UE) 2024/1689, annexe III). L'IA lit et préremplit, elle ne note personne ; au-delà, les obligations de ce règlement s'appliquent."

const talksToPublic =
  "Échange avec le public : l'assistant dit dès le début qu'il est une IA (règlement (UE) 2024/1689, article 50)."

const assistedCalls =
  'Appels : le client et le conseiller sont prévenus avant toute transcription ou tout enregistrement (RGPD, article 13 ; Code du travail, article L. 1222-4). Déduire les émotions du conseiller est interdit, sauf raison médicale ou de sécurité (règlement (UE) 2024/1689, article 5).'

const generatedContent =
  'Contenu généré : le règlement (UE) 2024/1689 (article 50) demande un marquage lisible par une machine et, dans certains cas, une mention visible. Nous les prévoyons au cadrage.'

const publicKnows = 'le public sait ce qui a été généré'

export const useCases: readonly UseCase[] = [
  {
    id: 'bases-de-connaissances',
    icon: 'messages-square',
    title: 'Assistant relié à vos bases de connaissances',
    description:
      "Vos clients et vos équipes posent leur question en langage courant. L'assistant cherche dans vos documents, répond et cite ses sources.",
    category: 'support-client',
    applications: [
      {
        id: 'recherche-documentaire',
        name: 'Recherche documentaire',
        explanation: 'la procédure en vigueur, avec le lien vers la bonne page',
      },
      {
        id: 'protocoles-hospitaliers',
        name: 'Protocoles hospitaliers',
        explanation: 'la version à jour, datée, lue depuis le service',
        internal: true,
      },
      {
        id: 'guichet-rh',
        name: 'Guichet RH',
        explanation: 'congés, paie et mutuelle expliqués selon vos accords internes',
        internal: true,
      },
      {
        id: 'questions-hors-sujet',
        name: 'Questions hors sujet',
        explanation: "l'assistant dit qu'il ne sait pas et indique qui contacter",
      },
    ],
    sectors: 'Ministères, hôpitaux, industrie, banque',
    notice: talksToPublic,
  },
  {
    id: 'accueil-usagers',
    icon: 'landmark',
    title: 'Accueil des usagers, jour et nuit',
    description:
      "L'assistant explique la démarche, liste les pièces à fournir et propose un rendez-vous. Dès que la situation l'exige, il passe la main à un agent.",
    category: 'support-client',
    applications: [
      {
        id: 'etat-civil',
        name: 'État civil',
        explanation: 'pièces, délais et prise de rendez-vous, même guichet fermé',
      },
      {
        id: 'inscriptions',
        name: 'Inscriptions',
        explanation: 'les justificatifs demandés selon la situation de la famille',
      },
      {
        id: 'accueil-multilingue',
        name: 'Accueil multilingue',
        explanation: "question et réponse dans la langue de l'usager",
      },
      {
        id: 'relais-humain',
        name: 'Relais humain',
        explanation: "l'agent reçoit l'échange, l'usager n'a rien à répéter",
      },
    ],
    sectors: 'Mairies, départements, préfectures, universités',
    notice: talksToPublic,
  },
  {
    id: 'aide-conseillers',
    icon: 'headset',
    title: "Conseillers épaulés pendant l'échange",
    description:
      "Pendant l'appel, l'IA retrouve le contrat, propose une réponse et rédige le compte rendu. Le conseiller relit et décide.",
    category: 'support-client',
    applications: [
      {
        id: 'reponse-suggeree',
        name: 'Réponse suggérée',
        explanation: 'tirée du contrat du client, clause citée à côté',
      },
      {
        id: 'diagnostic',
        name: 'Diagnostic',
        explanation: "les vérifications à faire, dans l'ordre, avant d'envoyer un technicien",
      },
      {
        id: 'compte-rendu-d-appel',
        name: "Compte rendu d'appel",
        explanation: "rédigé dès la fin de l'échange, versé au dossier",
      },
      {
        id: 'nouveaux-conseillers',
        name: 'Nouveaux conseillers',
        explanation: "appels d'entraînement avec un client simulé",
      },
    ],
    sectors: 'Banque, assurance, énergie, télécoms',
    notice: assistedCalls,
  },
  {
    id: 'fiches-produits',
    icon: 'tags',
    title: "Fiches produits d'un catalogue entier",
    description:
      "Un catalogue de 500 000 références produits, par exemple, se décrit à partir de vos données techniques, d'un même ton. Vos équipes valident par lot avant publication.",
    category: 'creation-contenu',
    applications: [
      {
        id: 'descriptifs',
        name: 'Descriptifs',
        explanation: 'un texte propre à chaque référence, dans le ton de la marque',
      },
      {
        id: 'traductions',
        name: 'Traductions',
        explanation: 'chaque fiche dans la langue du pays, avec votre glossaire',
      },
      {
        id: 'donnees-manquantes',
        name: 'Données manquantes',
        explanation: 'les champs vides repérés, puis demandés au fournisseur',
      },
      {
        id: 'mentions-obligatoires',
        name: 'Mentions obligatoires',
        explanation: 'leur présence contrôlée avant la mise en ligne',
      },
    ],
    sectors: "Commerce, distribution, industrie, centrales d'achat",
    notice: generatedContent,
  },
  {
    id: 'textes-visuels-audio',
    icon: 'pen-tool',
    title: 'Textes, visuels et audio pour vos campagnes',
    description: `D'une même consigne, l'IA tire le texte, le visuel et la voix. Vous choisissez, vous corrigez, et ${publicKnows}.`,
    statements: { publicKnows },
    category: 'creation-contenu',
    applications: [
      {
        id: 'texte',
        name: 'Texte',
        explanation: "article, lettre d'information et publications tirés d'une même consigne",
      },
      { id: 'visuel', name: 'Visuel', explanation: 'affiche et bannières à vos couleurs, dans chaque format' },
      { id: 'audio', name: 'Audio', explanation: "annonces et messages d'accueil lus par une voix de synthèse" },
      {
        id: 'accessibilite',
        name: 'Accessibilité',
        explanation: "sous-titres, descriptions d'images et version facile à lire",
      },
    ],
    sectors: 'Collectivités, universités, tourisme, commerce',
    notice: generatedContent,
  },
  {
    id: 'documents-metier',
    icon: 'file-pen-line',
    title: 'Premier jet de vos documents métier',
    description:
      "Délibération, cahier des charges, courrier : l'IA écrit une première version d'après vos modèles et vos dossiers. L'auteur reste celui qui signe.",
    category: 'creation-contenu',
    applications: [
      {
        id: 'marches-publics',
        name: 'Marchés publics',
        explanation: 'cahier des charges monté à partir de vos précédents marchés',
      },
      {
        id: 'deliberations',
        name: 'Délibérations',
        explanation: "projet d'acte sur votre modèle, textes à vérifier signalés",
      },
      {
        id: 'langage-clair',
        name: 'Langage clair',
        explanation: 'un courrier administratif compris dès la première lecture',
      },
      {
        id: 'supports-de-cours',
        name: 'Supports de cours',
        explanation: 'exercices et corrigés tirés du cours, revus par le professeur',
      },
    ],
    sectors: "Ministères, collectivités, universités, bureaux d'études",
    notice: generatedContent,
  },
  {
    id: 'demandes-entrantes',
    icon: 'inbox',
    title: 'Traitement automatique des demandes entrantes',
    description:
      'Emails, formulaires, courriers numérisés : chaque demande est lue, classée et remise au bon service. Les cas sensibles vont droit à un agent.',
    category: 'automatisation',
    applications: [
      { id: 'tri', name: 'Tri', explanation: "motif, urgence et service destinataire reconnus dès l'arrivée" },
      {
        id: 'dossier-incomplet',
        name: 'Dossier incomplet',
        explanation: 'la pièce manquante réclamée aussitôt au demandeur',
      },
      {
        id: 'reponse-preparee',
        name: 'Réponse préparée',
        explanation: "un projet attend l'agent, qui relit et envoie",
      },
      { id: 'suivi', name: 'Suivi', explanation: 'le demandeur prévenu à la réception, puis à chaque étape' },
    ],
    sectors: 'Mairies, ministères, assurance, énergie',
  },
  {
    id: 'lecture-pieces',
    icon: 'scan-text',
    title: 'Lecture et saisie des pièces',
    description:
      'Les données utiles passent du document à votre logiciel, sans ressaisie. Au moindre doute, la pièce part en vérification.',
    category: 'automatisation',
    applications: [
      {
        id: 'factures',
        name: 'Factures',
        explanation: 'rapprochées du bon de commande, écarts signalés avant paiement',
      },
      {
        id: 'sinistres',
        name: 'Sinistres',
        explanation: 'constat, devis et photos réunis dans un dossier prêt à instruire',
      },
      {
        id: 'admissions',
        name: 'Admissions',
        explanation: 'relevés de notes et diplômes lus, dossier étudiant prérempli',
        notice: rankedCandidates,
      },
      {
        id: 'contrats',
        name: 'Contrats',
        explanation: 'échéances et clauses de révision relevées dans un tableau de suivi',
      },
    ],
    sectors: 'Assurance, banque, universités, commerce',
    notice: rankedCandidates,
  },
  {
    id: 'maintenance',
    icon: 'wrench',
    title: "Maintenance, de l'alerte à l'intervention",
    description:
      "À l'arrivée d'une alerte, l'IA retrouve la notice, prépare l'ordre de travail et vérifie le stock ; le chef d'équipe valide.",
    category: 'automatisation',
    applications: [
      {
        id: 'ordre-de-travail',
        name: 'Ordre de travail',
        explanation: "rédigé d'après l'alerte, la notice et l'historique de la machine",
      },
      {
        id: 'pieces-detachees',
        name: 'Pièces détachées',
        explanation: "stock vérifié, demande d'achat prête à signer",
      },
      {
        id: 'rapport-d-intervention',
        name: "Rapport d'intervention",
        explanation: 'dicté sur place, mis en forme et archivé',
      },
      {
        id: 'tournees',
        name: 'Tournées',
        explanation: 'interventions regroupées par lieu, par urgence et par habilitation',
      },
    ],
    sectors: 'Industrie, énergie, transports, hôpitaux',
  },
  {
    id: 'synthese-dossiers',
    icon: 'notebook-text',
    title: 'Synthèse de dossiers volumineux',
    description:
      "L'IA résume des centaines de pages en une note. Elle indique, phrase par phrase, la page d'origine : vous vérifiez sur la page citée.",
    category: 'analyse-donnees',
    applications: [
      {
        id: 'consultations-publiques',
        name: 'Consultations publiques',
        explanation: 'avis regroupés par thème, positions minoritaires comprises',
      },
      {
        id: 'dossiers-medicaux',
        name: 'Dossiers médicaux',
        explanation: 'antécédents réunis sur une page, chaque fait daté et sourcé',
        notice: healthRecords,
      },
      {
        id: 'reunions',
        name: 'Réunions',
        explanation: 'enregistrement transcrit, décisions et échéances relevées',
        notice: recordedMeetings,
      },
      {
        id: 'appels-d-offres',
        name: "Appels d'offres",
        explanation: 'réponses comparées critère par critère, écarts mis en regard',
      },
    ],
    sectors: 'Ministères, collectivités, hôpitaux',
    notice: `${healthRecords} ${recordedMeetings}`,
  },
  {
    id: 'questions-aux-donnees',
    icon: 'chart-line',
    title: 'Analyse de données en langage courant',
    description:
      "Demandez pourquoi les réclamations augmentent. L'IA interroge vos tables, trace le graphique et montre son calcul.",
    category: 'analyse-donnees',
    applications: [
      {
        id: 'tableaux-de-bord',
        name: 'Tableaux de bord',
        explanation: 'une question en français, un graphique et sa requête en retour',
      },
      {
        id: 'reclamations-et-avis',
        name: 'Réclamations et avis',
        explanation: 'motifs classés, évolution suivie mois par mois',
      },
      {
        id: 'consommation',
        name: 'Consommation',
        explanation: 'bâtiments qui dérivent repérés, causes probables classées',
      },
      {
        id: 'operations-inhabituelles',
        name: 'Opérations inhabituelles',
        explanation: "signalées à l'analyste, motif à l'appui",
      },
    ],
    sectors: 'Banque, énergie, commerce, collectivités',
  },
]
