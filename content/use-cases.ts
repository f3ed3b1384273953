import type { IconName } from './icons.ts'

export const useCaseCategories = [
  { id: 'support-client', label: 'Support Client' },
  { id: 'creation-contenu', label: 'Création de contenu' },
  { id: 'automatisation', label: 'Automatisation' },
  { id: 'analyse-donnees', label: 'Analyse de données' },
] as const

export type UseCaseCategory = (typeof useCaseCategories)[number]['id']

/** « name → explanation » */
export type Application = `${string} → ${string}`

export type UseCase = {
  readonly id: string
  readonly icon: IconName
  readonly title: string
  readonly description: string
  readonly category: UseCaseCategory
  readonly applications: readonly [Application, Application, Application, Application]
  readonly sectors: string
  /** What the law adds to it. */
  readonly notice?: string
}

const healthData =
  'Données de santé : elles demandent un hébergeur certifié HDS (article L. 1111-8 du Code de la santé publique). Nous le prévoyons au cadrage.'

const generatedContent =
  "Contenu généré : il est signalé comme tel, à l'œil et par un marquage lisible par une machine (règlement (UE) 2024/1689, article 50)."

export const useCases: readonly UseCase[] = [
  {
    id: 'bases-de-connaissances',
    icon: 'messages-square',
    title: 'Assistant relié à vos bases de connaissances',
    description:
      "Vos clients et vos équipes posent leur question en langage courant. L'assistant cherche dans vos documents, répond et cite ses sources.",
    category: 'support-client',
    applications: [
      'Recherche documentaire → la procédure en vigueur, avec le lien vers la bonne page',
      'Protocoles hospitaliers → la version à jour, datée, lue depuis le service',
      'Guichet RH → congés, paie et mutuelle expliqués selon vos accords internes',
      "Questions hors sujet → l'assistant dit qu'il ne sait pas et indique qui contacter",
    ],
    sectors: 'Ministères, hôpitaux, industrie, banque',
    notice: healthData,
  },
  {
    id: 'accueil-usagers',
    icon: 'landmark',
    title: 'Accueil des usagers, jour et nuit',
    description:
      "L'assistant explique la démarche, liste les pièces à fournir et propose un rendez-vous. Dès que la situation l'exige, il passe la main à un agent.",
    category: 'support-client',
    applications: [
      'État civil → pièces, délais et prise de rendez-vous, même guichet fermé',
      'Inscriptions → les justificatifs demandés selon la situation de la famille',
      "Accueil multilingue → question et réponse dans la langue de l'usager",
      "Relais humain → l'agent reçoit l'échange, l'usager n'a rien à répéter",
    ],
    sectors: 'Mairies, départements, préfectures, universités',
  },
  {
    id: 'aide-conseillers',
    icon: 'headset',
    title: "Conseillers épaulés pendant l'échange",
    description:
      "Pendant l'appel, l'IA retrouve le contrat, propose une réponse et rédige le compte rendu. Le conseiller relit et décide.",
    category: 'support-client',
    applications: [
      'Réponse suggérée → tirée du contrat du client, clause citée à côté',
      "Diagnostic → les vérifications à faire, dans l'ordre, avant d'envoyer un technicien",
      "Compte rendu d'appel → rédigé dès la fin de l'échange, versé au dossier",
      "Nouveaux conseillers → appels d'entraînement avec un client simulé",
    ],
    sectors: 'Banque, assurance, énergie, télécoms',
  },
  {
    id: 'fiches-produits',
    icon: 'tags',
    title: "Fiches produits d'un catalogue entier",
    description:
      "Un catalogue de 500 000 références produits, par exemple, se décrit à partir de vos données techniques, d'un même ton. Vos équipes valident par lot avant publication.",
    category: 'creation-contenu',
    applications: [
      'Descriptifs → un texte propre à chaque référence, dans le ton de la marque',
      'Traductions → chaque fiche dans la langue du pays, avec votre glossaire',
      'Données manquantes → les champs vides repérés, puis demandés au fournisseur',
      'Mentions obligatoires → leur présence contrôlée avant la mise en ligne',
    ],
    sectors: "Commerce, distribution, industrie, centrales d'achat",
    notice: generatedContent,
  },
  {
    id: 'textes-visuels-audio',
    icon: 'pen-tool',
    title: 'Textes, visuels et audio pour vos campagnes',
    description:
      "D'une même consigne, l'IA tire le texte, le visuel et la voix. Vous choisissez, vous corrigez, et le public sait ce qui a été généré.",
    category: 'creation-contenu',
    applications: [
      "Texte → article, lettre d'information et publications tirés d'une même consigne",
      'Visuel → affiche et bannières à vos couleurs, dans chaque format',
      "Audio → annonces et messages d'accueil lus par une voix de synthèse",
      "Accessibilité → sous-titres, descriptions d'images et version facile à lire",
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
      'Marchés publics → cahier des charges monté à partir de vos précédents marchés',
      "Délibérations → projet d'acte sur votre modèle, textes à vérifier signalés",
      'Langage clair → un courrier administratif compris dès la première lecture',
      'Supports de cours → exercices et corrigés tirés du cours, revus par le professeur',
    ],
    sectors: "Ministères, collectivités, universités, bureaux d'études",
    notice: generatedContent,
  },
  {
    id: 'demandes-entrantes',
    icon: 'inbox',
    title: 'Traitement automatique des demandes entrantes',
    description:
      'E-mails, formulaires, courriers numérisés : chaque demande est lue, classée et remise au bon service. Les cas sensibles vont droit à un agent.',
    category: 'automatisation',
    applications: [
      "Tri → motif, urgence et service destinataire reconnus dès l'arrivée",
      'Dossier incomplet → la pièce manquante réclamée aussitôt au demandeur',
      "Réponse préparée → un projet attend l'agent, qui relit et envoie",
      'Suivi → le demandeur prévenu à la réception, puis à chaque étape',
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
      'Factures → rapprochées du bon de commande, écarts signalés avant paiement',
      'Sinistres → constat, devis et photos réunis dans un dossier prêt à instruire',
      'Admissions → relevés de notes et diplômes lus, dossier étudiant prérempli',
      'Contrats → échéances et clauses de révision relevées dans un tableau de suivi',
    ],
    sectors: 'Assurance, banque, universités, commerce',
    notice:
      "Admissions : évaluer ou classer des candidats est un usage à haut risque (règlement (UE) 2024/1689, annexe III). L'IA lit et préremplit, elle ne note personne ; au-delà, les obligations de ce règlement s'appliquent.",
  },
  {
    id: 'maintenance',
    icon: 'wrench',
    title: "Maintenance, de l'alerte à l'intervention",
    description:
      "À l'arrivée d'une alerte, l'IA retrouve la notice, prépare l'ordre de travail et vérifie le stock ; le chef d'équipe valide.",
    category: 'automatisation',
    applications: [
      "Ordre de travail → rédigé d'après l'alerte, la notice et l'historique de la machine",
      "Pièces détachées → stock vérifié, demande d'achat prête à signer",
      "Rapport d'intervention → dicté sur place, mis en forme et archivé",
      'Tournées → interventions regroupées par lieu, par urgence et par habilitation',
    ],
    sectors: 'Industrie, énergie, transports, hôpitaux',
  },
  {
    id: 'synthese-dossiers',
    icon: 'notebook-text',
    title: 'Synthèse de dossiers volumineux',
    description:
      "L'IA résume des centaines de pages en une note. Chaque phrase renvoie à la page qui la fonde : vous vérifiez sans tout relire.",
    category: 'analyse-donnees',
    applications: [
      'Consultations publiques → avis regroupés par thème, positions minoritaires comprises',
      'Dossiers médicaux → antécédents réunis sur une page, chaque fait daté et sourcé',
      'Réunions → enregistrement transcrit, décisions et échéances relevées',
      "Appels d'offres → réponses comparées critère par critère, écarts mis en regard",
    ],
    sectors: 'Ministères, collectivités, hôpitaux, assurance',
    notice: healthData,
  },
  {
    id: 'questions-aux-donnees',
    icon: 'chart-line',
    title: 'Analyse de données en langage courant',
    description:
      "Demandez pourquoi les réclamations augmentent. L'IA interroge vos tables, trace le graphique et montre son calcul.",
    category: 'analyse-donnees',
    applications: [
      'Tableaux de bord → une question en français, un graphique et sa requête en retour',
      'Réclamations et avis → motifs classés, évolution suivie mois par mois',
      'Consommation → bâtiments qui dérivent repérés, causes probables classées',
      "Opérations inhabituelles → signalées à l'analyste, motif à l'appui",
    ],
    sectors: 'Banque, énergie, commerce, collectivités',
  },
]
