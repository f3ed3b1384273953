import { paths } from '#content/paths.ts'
import { type UseCase, type UseCaseCategory, useCaseCategories, useCases } from '#content/use-cases.ts'
import { useCasesPage } from '#content/use-cases-page.ts'
import { bulletList, enumeration, lowerFirst } from '../../markdown.ts'
import { pageSource, useCaseSource } from '../../sources.ts'
import { askForDemo, seeUseCases, type Topic } from '../topic.ts'

const page = pageSource(paths.useCases)

/** Further ways to ask for a use case, by its id. A use case without any is found by its own words. */
const moreAsks: Readonly<Record<string, readonly string[]>> = {
  'bases-de-connaissances': [
    'un chatbot connecté à nos documents',
    'assistant sur notre base de connaissances',
    'moteur de recherche dans nos documents internes',
    'interroger notre documentation interne',
    'RAG sur nos documents',
    'brancher l’assistant sur notre intranet',
    'comment l’assistant accède-t-il à nos documents',
    'chatbot interne pour nos salariés',
    'nous voudrions un chatbot',
    'améliorer notre chatbot actuel',
    'IA conversationnelle reliée à nos documents',
  ],
  'accueil-usagers': [
    'chatbot pour répondre aux usagers',
    'accueil des citoyens la nuit',
    'répondre aux habitants quand le guichet est fermé',
    'agent d’accueil virtuel',
    'assistant pour agents d’accueil',
    'répondre aux usagers en dehors des heures d’ouverture',
    'le chatbot peut-il prendre un rendez-vous',
    'prise de rendez-vous par l’assistant',
    'répondre 24h/24 aux questions des usagers',
    'demandes d’urbanisme',
    'accueil de l’urbanisme',
    'renseigner les administrés',
    'guichet virtuel',
  ],
  'aide-conseillers': [
    'aider nos conseillers pendant les appels',
    'centre d’appels',
    'call center',
    'assister les téléconseillers',
    'support client par téléphone',
  ],
  'fiches-produits': [
    'générer des fiches produits',
    'descriptions de produits pour notre catalogue',
    'e-commerce catalogue',
    'combien de références produits',
    'des fiches pour des milliers d’articles',
    'écrire les fiches de nos articles',
  ],
  'textes-visuels-audio': [
    'générer des images et du son',
    'contenus marketing',
    'communication réseaux sociaux',
    'génération de contenus texte image audio',
    'campagne de communication',
  ],
  'documents-metier': [
    'rédiger des courriers',
    'aide à la rédaction de documents',
    'rédiger un cahier des charges',
    'rédiger des comptes rendus et délibérations',
  ],
  'demandes-entrantes': [
    'trier les e-mails entrants',
    'traiter automatiquement les demandes',
    'automatiser le tri du courrier',
    'répondre automatiquement aux mails reçus',
    'boîte mail générique débordée',
    'nous recevons beaucoup de mails par jour',
    'gérer un gros volume de mails',
  ],
  'lecture-pieces': [
    'lire des documents scannés et saisir les données',
    'extraction de données de documents',
    'OCR',
    'saisie automatique',
    'lire une pièce scannée et remplir notre logiciel',
    'ressaisir des formulaires papier',
    'extraire les informations d’un formulaire',
    'numériser des dossiers papier',
  ],
  maintenance: [
    'aider nos équipes de maintenance',
    'maintenance des machines',
    'gestion des interventions',
    'maintenance industrielle',
    'techniciens de maintenance',
    'machines en panne',
  ],
  'synthese-dossiers': [
    'résumer de longs dossiers',
    'résumer un rapport de 300 pages',
    'synthèse de documents volumineux',
    'compte rendu de réunion automatique',
    'comparer des offres',
  ],
  'questions-aux-donnees': [
    'interroger nos données sans SQL',
    'poser une question à notre base de données',
    'reporting automatique',
    'faire parler nos données',
    'statistiques',
  ],
}

/** Further ways to ask for an application, by its name. */
const moreAsksOfApplication: Readonly<Record<string, readonly string[]>> = {
  'Recherche documentaire': [
    'retrouver une procédure',
    'chercher dans nos procédures internes',
    'interroger nos procédures qualité',
    'poser des questions à nos procédures',
  ],
  'Protocoles hospitaliers': ['protocoles de soins', 'protocoles médicaux à jour'],
  'Guichet RH': [
    'questions RH',
    'service des ressources humaines',
    'congés et paie des salariés',
    'assistant pour les RH',
    'exemple pour un service RH',
    'service du personnel',
  ],
  'Questions hors sujet': ['si la question est hors sujet', 'que répond l’assistant hors sujet'],
  'État civil': ['acte de naissance', 'démarches d’état civil'],
  Inscriptions: ['inscription à l’école ou à la cantine', 'justificatifs à fournir'],
  'Accueil multilingue': ['accueillir des étrangers dans leur langue'],
  'Relais humain': ['transfert à un agent', 'passer le relais à un humain', 'l’usager doit-il tout répéter'],
  'Réponse suggérée': ['proposer une réponse au conseiller'],
  Diagnostic: ['aide au diagnostic de panne', 'dépannage avant d’envoyer un technicien'],
  "Compte rendu d'appel": [
    'résumer les appels',
    'compte rendu après un coup de fil',
    'résumé de chaque appel téléphonique',
  ],
  'Nouveaux conseillers': ['former les nouveaux conseillers', 'simulation de client pour s’entraîner'],
  Descriptifs: [
    'descriptions de produits',
    'nos articles n’ont pas de descriptif',
    'rédiger les textes de nos produits',
  ],
  Traductions: ['traduire nos fiches produits', 'traduction du catalogue'],
  'Données manquantes': ['compléter les champs vides du catalogue'],
  'Mentions obligatoires': ['contrôle des mentions légales des produits'],
  Texte: ['rédiger des articles', 'lettre d’information', 'publications pour les réseaux sociaux'],
  Visuel: [
    'créer des affiches',
    'générer des bannières',
    'création d’images',
    'créer des visuels pour nos publications',
  ],
  Audio: ['voix de synthèse', 'messages d’accueil vocaux', 'annonces vocales', 'podcast'],
  Accessibilité: [
    'sous-titrer des vidéos',
    'descriptions d’images',
    'facile à lire et à comprendre',
    'contenus accessibles',
  ],
  'Marchés publics': ['cahier des charges de marché public', 'rédiger un marché public', 'commande publique'],
  Délibérations: ['rédiger une délibération', 'délibérations du conseil municipal', 'projet d’acte'],
  'Langage clair': ['simplifier un courrier administratif', 'courriers compréhensibles'],
  'Supports de cours': ['préparer des exercices et des corrigés', 'aide aux professeurs'],
  Tri: ['trier les mails', 'classer les demandes', 'orienter vers le bon service'],
  'Dossier incomplet': ['réclamer une pièce manquante', 'relancer les dossiers incomplets'],
  'Réponse préparée': ['préparer un projet de réponse', 'brouillon de réponse aux mails'],
  Suivi: ['prévenir le demandeur de l’avancement', 'accusé de réception automatique'],
  Factures: [
    'traiter les factures',
    'saisie des factures',
    'rapprochement facture et bon de commande',
    'comptabilité fournisseurs',
    'nous croulons sous les factures',
    'le service comptabilité est débordé par les factures',
    'lire des factures PDF',
  ],
  Sinistres: ['gérer les sinistres', 'dossier de sinistre', 'constat et devis'],
  Admissions: ['relevés de notes et diplômes', 'bulletins de notes', 'dossiers d’inscription des étudiants'],
  Contrats: [
    'analyser des contrats',
    'extraire les dates clés des contrats',
    'clauses de révision',
    'échéances et clauses des contrats',
    'suivi des contrats',
  ],
  'Ordre de travail': ['rédiger un ordre de travail', 'bon d’intervention'],
  'Pièces détachées': ['stock de pièces détachées', 'commander des pièces'],
  "Rapport d'intervention": ['dicter un rapport d’intervention'],
  Tournées: ['planning des techniciens', 'organiser les tournées des techniciens', 'planifier les interventions'],
  'Consultations publiques': [
    'analyser une consultation citoyenne',
    'dépouiller les avis des habitants',
    'enquête publique',
    'analyser les contributions d’un débat public',
    'dépouiller un questionnaire aux habitants',
    'résumer des milliers d’avis de citoyens',
    'cahier de doléances',
    'synthèse d’un débat public local',
  ],
  'Dossiers médicaux': ['résumer un dossier médical', 'antécédents du patient'],
  Réunions: [
    'transcrire une réunion',
    'compte rendu de réunion',
    'relevé de décisions',
    'transcrire les séances du conseil municipal',
    'transcription de réunions',
  ],
  "Appels d'offres": ['comparer les réponses à un appel d’offres', 'analyser des offres'],
  'Tableaux de bord': ['graphique à partir d’une question', 'indicateurs et graphiques'],
  'Réclamations et avis': [
    'analyser les réclamations',
    'motifs des réclamations clients',
    'analyser les avis des clients',
  ],
  Consommation: ['consommation d’énergie des bâtiments', 'bâtiments énergivores'],
  'Opérations inhabituelles': ['détecter des fraudes', 'opérations bancaires suspectes', 'anomalies'],
}

/** Further ways to ask for a category of use cases. */
const categoryAsks: Readonly<Record<UseCaseCategory, readonly string[]>> = {
  'support-client': ['solutions pour le service client', 'relation client', 'exemples en support'],
  'creation-contenu': ['produire des contenus', 'génération de contenu', 'rédaction assistée', 'exemples de contenus'],
  automatisation: ['automatiser des tâches répétitives', 'tâches répétitives', 'gagner du temps sur l’administratif'],
  'analyse-donnees': ['analyser des données', 'aide à la décision', 'exemples d’analyse'],
}

export const useCaseTopics: readonly Topic[] = [
  {
    id: 'use-cases',
    kind: 'fact',
    asks: [
      "Quels cas d'usage proposez-vous ?",
      "cas d'usage",
      "combien de cas d'usage",
      "exemples d'usages de l'IA",
      'que peut-on faire avec votre IA',
      'à quoi ça peut nous servir',
      'catégories de cas d’usage',
      'liste des cas d’usage',
      'which use cases',
      'à quoi peut servir l’IA chez nous',
      'des idées d’utilisation',
      'qu’est-ce que l’IA peut faire pour nous',
      'quelles tâches peut-on automatiser',
      'exemples concrets',
      'applications possibles',
      'domaines d’application',
      'what can it be used for',
      'que peut faire l’IA pour une organisation',
      'quels usages sont possibles',
      'montrez-moi des exemples',
      'à quoi ça sert concrètement',
      'quelles applications de l’IA',
      'vos réalisations types',
      'donnez des exemples',
      'à quoi sert l’IA',
      'quels problèmes résolvez-vous',
      'que peut automatiser votre IA',
      'quelles utilisations',
      'use cases',
      'examples',
      'à quoi peut servir un agent IA',
      'quels services peut rendre l’IA',
      'avez-vous quelque chose pour moi',
    ],
    answer: `Nous présentons ${useCases.length} cas d'usage, en ${useCaseCategories.length} catégories : ${enumeration(useCaseCategories.map(({ label }) => label))}.\n\n${bulletList(useCaseCategories.map(({ id, label }) => `**${label}** : ${titles(inCategory(id))}`))}`,
    english: `The site presents ${useCases.length} use cases in ${useCaseCategories.length} categories: customer support, content creation, automation, data analysis.`,
    sources: [page],
    next: seeUseCases,
    related: ['customers-served', 'start-small', 'cost'],
  },
  {
    id: 'humans-decide',
    kind: 'fact',
    asks: [
      "L'IA décide-t-elle à notre place ?",
      'est-ce que l’IA remplace nos agents',
      'l’humain garde-t-il la main',
      'qui valide les réponses de l’IA',
      'va-t-elle remplacer nos employés',
      'contrôle humain',
      'supervision humaine',
      'l’IA agit-elle seule',
      'faut-il relire',
      'validation humaine',
      'perte d’emplois',
      'supprime-t-elle des postes',
      'l’humain reste-t-il dans la boucle',
      'qui a le dernier mot',
      'l’agent valide-t-il',
      'l’IA remplace-t-elle l’humain',
      'les agents vont-ils perdre leur emploi',
      'l’IA va-t-elle prendre notre travail',
      'un humain vérifie-t-il',
      'quelqu’un contrôle-t-il les réponses',
      'l’IA a-t-elle le dernier mot',
      'suppression d’emplois',
      'c’est l’IA qui tranche ou l’agent',
      'qui tranche',
      'qui prend la décision',
      'l’IA peut-elle décider seule',
      'qui contrôle les réponses',
      'l’agent garde-t-il le contrôle',
      'l’assistant remplace-t-il le personnel d’accueil',
    ],
    answer: `${useCasesPage.introduction.split('. ')[0]}.`,
    yes: 'humain supervision valider relire',
    no: 'décider remplace',
    sources: [page],
    next: seeUseCases,
    related: ['hallucinations', 'use-cases', 'automated-decisions'],
  },
  ...useCaseCategories.map(
    ({ id, label }): Topic => ({
      id: `category-${id}`,
      kind: 'fact',
      work: true,
      asks: [
        `Que proposez-vous en ${label.toLowerCase()} ?`,
        label,
        `cas d'usage ${label}`,
        `IA pour ${label}`,
        ...categoryAsks[id],
      ],
      answer: `En ${label.toLowerCase()} : ${titles(inCategory(id))}.\n\n${described(inCategory(id))}`,
      sources: [page],
      next: seeUseCases,
      related: inCategory(id).map((useCase) => `use-case-${useCase.id}`),
    }),
  ),
  ...useCases.map(
    (useCase): Topic => ({
      id: `use-case-${useCase.id}`,
      kind: 'fact',
      work: true,
      asks: [`${useCase.title} : comment ça marche ?`, useCase.title, ...(moreAsks[useCase.id] ?? [])],
      answer: `**${useCase.title}**. ${useCase.description}\n\n${bulletList(useCase.applications.map(readable))}\n\nSecteurs : ${lowerFirst(useCase.sectors)}.${withNotice(useCase)}`,
      sources: [useCaseSource(useCase)],
      next: askForDemo,
      related: ['cost', 'method', 'hallucinations'],
    }),
  ),
  ...useCases.flatMap((useCase) =>
    useCase.applications.map((application): Topic => {
      const [name = '', explanation = ''] = application.split(' → ')
      return {
        id: `application-${useCase.id}-${name}`,
        kind: 'fact',
        work: true,
        asks: [`${name} : que fait l'IA ?`, name, `${name} ${explanation}`, ...(moreAsksOfApplication[name] ?? [])],
        answer: `**${name}** : ${explanation}.\n\nC'est une application du cas d'usage « ${useCase.title} ». ${useCase.description}${withNotice(useCase)}`,
        sources: [useCaseSource(useCase)],
        next: askForDemo,
        related: [`use-case-${useCase.id}`, 'cost', 'method'],
      }
    }),
  ),
]

function inCategory(id: string) {
  return useCases.filter(({ category }) => category === id)
}

function titles(list: readonly UseCase[]) {
  return list.map(({ title }) => lowerFirst(title)).join(' ; ')
}

function described(list: readonly UseCase[]) {
  return bulletList(
    list.map(({ id, title, description }) => `[${title}](${paths.useCases}#${id}) : ${lowerFirst(description)}`),
  )
}

/** What the law adds is told with the use. */
function withNotice({ notice }: UseCase) {
  return notice ? `\n\n${notice}` : ''
}

function readable(application: string) {
  const [name = '', explanation = ''] = application.split(' → ')
  return `${name} : ${explanation}`
}
