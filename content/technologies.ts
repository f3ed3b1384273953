import type { IconName } from './icons.ts'
import { modelNames, modelNotice } from './language-models.ts'
import { modelLicences } from './model-licences.ts'
import type { Line } from './named-line.ts'
import { type TechnologyOutline, technologyOutline } from './technology-outline.ts'

/** « value unit », then what it measures. */
type Figure = {
  readonly id: string
  readonly value: string
  readonly unit?: string
  readonly label: string
  /** What it was counted on, or that it is a target. */
  readonly basis: string
  /** The figure drawn to scale under it. */
  readonly drawing?: FigureDrawing
}

/** A length and the three tenths left of it; a hundred marks; a second and its first tenth; fields of dots. */
export type FigureDrawing = 'three-tenths' | 'hundred-marks' | 'tenth-of-a-second' | 'four-hundred' | 'two-hundred'

type Details = {
  readonly subtitle: string
  readonly description: string
  /** Set large; the first is the one that matters. */
  readonly figures: readonly Figure[]
  readonly features: readonly Line[]
  readonly benefits: readonly Line[]
  /** Sentences of the description that are also told alone. */
  readonly statements?: Readonly<Record<string, string>>
  /** Where it serves, in one or two sentences; may be empty. */
  readonly useCase: string
  /** Where models are named: what leaves, and for whom. */
  readonly modelNotice?: string
  /** The licence in force and what it asks for. */
  readonly licence: string
  readonly icon: IconName
  /** A theme colour's name: the tint of its layer in the section drawing, lighter near the surface. */
  readonly colour: 'haze' | 'trace' | 'prussian' | 'deep'
}

export type Technology = TechnologyOutline & Details

const qdrantInstallation = "Vous l'installez sur vos serveurs ou chez un hébergeur européen."

/** By the id of the outline, which gives their order. */
const details: Readonly<Record<string, Details>> = {
  dify: {
    subtitle: "Plateforme d'orchestration d'IA",
    description:
      "Dify est l'atelier où vos assistants se construisent, se testent et se publient. Vos équipes métier y règlent les consignes et les sources à l'écran, sans écrire de code. Chaque assistant devient une page web ou une API, et chaque réponse laisse une trace.",
    figures: [
      {
        id: 'time-saved',
        value: '70',
        unit: '%',
        label: "de délai en moins entre l'idée et la mise en service",
        basis: 'Objectif, face au même assistant écrit en code.',
        drawing: 'three-tenths',
      },
    ],
    features: [
      'Éditeur visuel : les étapes de la réponse se posent et se relient sur un plan',
      `Choix du modèle à chaque étape : ${modelNames} ou un autre, installé chez vous`,
      'Réponses fondées sur vos documents, avec leurs sources',
      'Agents capables de consulter vos outils et de lancer une action',
      'Essais de consignes et comparaison des modèles côte à côte',
      'Journal des conversations et annotation des réponses à corriger',
    ],
    benefits: [
      "Un assistant à essayer pour décider, au lieu d'une maquette à commenter",
      'Des réglages repris par vos équipes, sans attendre un développeur',
      'Un changement de modèle sans reconstruire vos usages',
      { id: 'on-premise', text: 'Des instances installées sur un hébergement européen ou dans vos murs' },
    ],
    useCase:
      'Assistant interne des ressources humaines : il répond aux questions sur les congés et la paie à partir de vos accords, et cite la page.',
    modelNotice: `${modelNotice} ${modelLicences.Llama.french}`,
    licence:
      "Dify Open Source License : Apache 2.0, avec des conditions sur l'exploitation multi-clients et sur le logo",
    icon: 'blocks',
    colour: 'haze',
  },
  langchain: {
    subtitle: "Framework d'orchestration",
    description:
      "LangChain relie les modèles de langage à vos données et à vos outils par du code. Nous l'employons quand un traitement dépasse l'éditeur visuel : règles propres à votre métier, calculs, validation humaine en cours de route. Une même interface commande tous les modèles.",
    figures: [
      {
        id: 'sources',
        value: '100+',
        label: 'sources de données lues par ses connecteurs',
        basis: "Comptées au catalogue public de l'éditeur.",
        drawing: 'hundred-marks',
      },
    ],
    features: [
      {
        id: 'connectors',
        text: 'Connecteurs de lecture : PDF, bureautique, bases SQL, wikis, messageries, stockage objet',
      },
      'Interface commune à tous les modèles, distants ou installés chez vous',
      'Agents à étapes avec LangGraph : reprise après incident, pause pour accord humain',
      'Sorties contraintes par un schéma, prêtes pour vos applications',
      'Traces de chaque appel, exportables vers votre outil de supervision',
      'Bibliothèques Python et JavaScript',
    ],
    benefits: [
      'Vos sources restent en place : les connecteurs viennent les lire',
      "Une décision sensible attend l'accord d'une personne désignée",
      'Un code que vos développeurs peuvent relire, tester et reprendre',
    ],
    useCase:
      "Instruction de dossiers : l'agent lit les pièces jointes, vérifie qu'il n'en manque pas, rédige une proposition et attend l'accord de l'instructeur. Pour une aide ou une prestation publique, c'est un usage à haut risque (règlement (UE) 2024/1689, annexe III) : nous le cadrons comme tel.",
    licence: 'MIT',
    icon: 'link',
    colour: 'trace',
  },
  qdrant: {
    subtitle: 'Base vectorielle',
    description: `Qdrant est la mémoire de vos assistants : il retrouve un passage par son sens, même quand la question n'emploie pas les mots du document. Il est écrit en Rust et édité à Berlin. ${qdrantInstallation}`,
    statements: { installation: qdrantInstallation },
    figures: [
      {
        id: 'search-time',
        value: '< 100',
        unit: 'ms',
        label: 'pour retrouver les passages utiles à une réponse',
        basis: 'Objectif, mesuré en recette sur votre index, hors réseau.',
        drawing: 'tenth-of-a-second',
      },
    ],
    features: [
      'Recherche hybride : par le sens et par mot exact, dans la même requête',
      { id: 'filters', text: 'Filtres sur les métadonnées : date, service, langue, niveau de confidentialité' },
      { id: 'keys', text: "Clés d'accès limitées à une collection, en lecture ou en écriture" },
      'Compression des vecteurs pour réduire la mémoire occupée',
      'Répartition et copies sur plusieurs serveurs',
      'Instantanés de sauvegarde, restaurables sur une autre machine',
    ],
    benefits: [
      "Des réponses appuyées sur le bon passage, donc moins d'erreurs",
      { id: 'access-rights', text: 'Des filtres limitent chacun aux documents auxquels il a droit' },
      "Un index qui grandit avec vos documents, sans changer d'outil",
      "Des vecteurs qui s'exportent : vous les emportez",
    ],
    useCase:
      "Recherche dans un catalogue de produits : le client décrit ce qu'il cherche avec ses mots, le filtre garde ce qui est en stock.",
    licence: 'Apache 2.0',
    icon: 'database-search',
    colour: 'prussian',
  },
  n8n: {
    subtitle: 'Automatisation de workflows',
    description:
      "n8n fait agir l'IA dans vos applications : il déclenche, enchaîne et contrôle les étapes d'un processus. Un email arrive, il est lu, classé, enregistré dans votre outil, puis soumis à la bonne personne. Il est édité à Berlin, son code source est ouvert à l'audit et il s'installe chez vous.",
    figures: [
      {
        id: 'integrations',
        value: '400+',
        label: 'intégrations avec les applications du marché',
        basis: "Comptées au catalogue public de l'éditeur.",
        drawing: 'four-hundred',
      },
      {
        id: 'templates',
        value: '200+',
        label: 'modèles de workflows prêts à adapter',
        basis: "Comptés dans la bibliothèque publique de l'éditeur.",
        drawing: 'two-hundred',
      },
    ],
    features: [
      'Éditeur visuel, avec du code JavaScript ou Python là où il en faut',
      'Bibliothèque de workflows à copier, puis à adapter à votre processus',
      'Déclenchement par email, formulaire, appel web ou horaire',
      "Étapes d'IA et demandes d'accord humain dans le même enchaînement",
      "Nouvel essai en cas d'échec, alerte et historique de chaque exécution",
      'Identifiants de vos applications chiffrés dans la base',
    ],
    benefits: [
      'Les tâches de recopie disparaissent, les cas particuliers restent à vos équipes',
      'Vos logiciels actuels sont conservés : ils communiquent enfin',
      "Chaque exécution se relit étape par étape, utile en cas d'audit",
      "Un processus modifié à l'écran par la personne qui le connaît",
    ],
    useCase:
      "Tri des demandes entrantes : l'email est résumé, rattaché au bon dossier et assorti d'un projet de réponse avant qu'un agent ne l'ouvre.",
    licence: 'Sustainable Use License (« fair-code ») : code consultable, usage interne libre, revente exclue',
    icon: 'workflow',
    colour: 'deep',
  },
}

export const technologies: readonly Technology[] = technologyOutline.map((outline) => {
  const found = details[outline.id]
  if (!found) throw new Error(`content/technologies.ts has no details of the technology « ${outline.id} ».`)
  return { ...outline, ...found }
})
