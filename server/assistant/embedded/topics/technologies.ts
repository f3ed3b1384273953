import { home } from '#content/home.ts'
import { licenceNotice } from '#content/licences.ts'
import { paths } from '#content/paths.ts'
import { solutionsPage } from '#content/solutions-page.ts'
import { type Technology, technologies } from '#content/technologies.ts'
import { bulletList, enumeration, lowerFirst, sentence } from '../../markdown.ts'
import { pageSource, technologySource } from '../../sources.ts'
import { pick } from '../content-lookup.ts'
import { askForDemo, type Topic } from '../topic.ts'

const page = pageSource(paths.solutions)
const layers = technologies.map(({ name, subtitle }) => `${name} (${lowerFirst(subtitle)})`)
const logos = home.technologies.logos.map(({ name }) => name)

/** Further ways to ask what a technology is for, by its id. */
const moreAsks: Readonly<Record<Technology['id'], readonly string[]>> = {
  dify: ['plateforme d’orchestration', 'outil pour construire des assistants'],
  langchain: ['framework d’orchestration', 'langgraph'],
  qdrant: [
    'base de données vectorielle',
    'base vectorielle',
    'recherche sémantique',
    'recherche par le sens',
    'moteur de recherche qui comprend les synonymes',
    'comment retrouve-t-il un passage',
  ],
  n8n: [
    'automatisation de workflows',
    'outil d’automatisation',
    'logiciel pour l’automatisation',
    'automatiser des processus',
  ],
}

/** How visitors ask for the one figure of a technology. */
const figureAsks: Readonly<Record<Technology['id'], readonly [string, ...string[]]>> = {
  dify: [
    'Combien de délai gagne-t-on avec Dify ?',
    'réduction du délai de mise en service',
    'délai de commercialisation',
    'réduction du time to market',
    'gain de temps de mise en service',
  ],
  langchain: [
    'Combien de sources de données pouvez-vous lire ?',
    'nombre de sources de données',
    'connecter nos sources de données',
    'how many data sources',
  ],
  qdrant: [
    'Combien de temps prend une recherche ?',
    'temps de recherche vectorielle en millisecondes',
    'vitesse de recherche Qdrant',
    'combien de temps met Qdrant à répondre',
    'latence de la recherche',
    'en combien de temps retrouve-t-il un document',
    'en combien de temps répond le moteur de recherche',
    'temps de réponse du moteur de recherche',
  ],
  n8n: [
    'Combien d’intégrations proposez-vous ?',
    'nombre d’intégrations n8n',
    'vous connectez-vous à notre CRM',
    'intégration avec SAP Salesforce Office',
    ...['Outlook', 'SharePoint', 'Teams', 'Salesforce', 'SAP', 'Excel', 'Slack', 'Word'].map(
      (name) => `se connecter à ${name}`,
    ),
    'se brancher à nos logiciels',
    'compatible avec nos logiciels métier',
    'how many integrations',
    'relier à notre GED et à notre messagerie',
    'ça marche avec Teams',
    'compatible avec Microsoft 365',
    's’intègre à notre logiciel',
    'relier à notre intranet',
    'peut-on le relier à nos outils',
    'se connecte à notre messagerie',
    'branchement sur nos outils existants',
    'does it work with our tools',
    'on utilise SAP',
    'on utilise Salesforce',
    'marche avec nos outils actuels',
  ],
}

export const technologyTopics: readonly Topic[] = [
  {
    id: 'technologies',
    kind: 'fact',
    asks: [
      'Quelles technologies utilisez-vous ?',
      'votre stack technique',
      'sur quoi repose la plateforme',
      'quelles briques techniques',
      'architecture technique de la plateforme',
      'quels outils open source déployez-vous',
      'de quoi est composée la solution',
      'which technologies do you use',
      'vos logiciels',
      'sur quelles technologies vous appuyez-vous',
      'les briques peuvent-elles être remplacées',
      'faut-il prendre les quatre briques',
      'composants de la plateforme',
      'environnement technique',
      'outils utilisés',
      'what is your tech stack',
      'avec quels logiciels travaillez-vous',
      'les composants de votre solution',
      'votre architecture',
      'sur quels outils vous appuyez-vous',
      'plateforme technique',
      'quelles briques logicielles',
      'quels logiciels composent la plateforme',
      'sur quoi est bâtie votre plateforme',
      'quels outils',
      'c’est construit avec quoi',
      'technical stack',
      'avec quoi est faite votre solution',
      'quels composants utilisez-vous',
      'quelle est votre technologie',
      'vos briques sont-elles indépendantes',
      'peut-on n’en prendre qu’une',
    ],
    answer: `Quatre briques : ${enumeration(layers)}. ${solutionsPage.technologies.introduction} ${licenceNotice}`,
    english: `Four building blocks: ${enumeration(technologies.map(({ name }) => name)).replace(' et ', ' and ')}, each replaceable.`,
    sources: [page],
    next: askForDemo,
    related: technologies.map(({ id }) => `technology-${id}`),
  },
  {
    id: 'no-code',
    kind: 'fact',
    asks: [
      'Faut-il savoir coder ?',
      'sans développeur',
      'no-code',
      'nos équipes métier peuvent-elles modifier l’assistant',
      'est-ce facile à utiliser sans compétence technique',
      'do we need to code',
      'un agent peut-il modifier les réponses',
      'facile à prendre en main',
      'interface simple',
      'modifier l’assistant soi-même',
      'compétences nécessaires',
      'faut-il des compétences en programmation',
      'faut-il être développeur',
      'peut-on s’en servir sans savoir programmer',
      'utilisable par des non informaticiens',
      'besoin de compétences techniques',
      'mes collègues ne savent pas programmer',
      'faut-il être informaticien',
      'nous ne sommes pas développeurs',
      'est-ce compliqué à utiliser',
      'est-ce simple d’utilisation',
      'peut-on modifier l’assistant sans vous',
      'nous ne savons pas coder',
      'sans compétences informatiques',
      'nos secrétaires pourront-elles l’utiliser',
      'un non-technicien peut-il l’utiliser',
      'faut-il recruter un développeur pour s’en occuper',
      'faut-il embaucher un informaticien',
      'avons-nous besoin d’un développeur',
      'est-ce facile à prendre en main',
      'faut-il un informaticien',
      'faut-il être un expert',
      'sans savoir coder',
      'facile pour un débutant',
      'interface visuelle',
      'faut-il coder',
      'niveau technique requis',
      'mes agents ne sont pas techniciens',
      'faut-il coder en Python',
    ],
    answer: `Non. ${pick(technologies, ({ id }) => id === 'dify', 'Dify').description}`,
    english: 'No: in Dify your business teams set the instructions and the sources on screen, without writing code.',
    sources: [technologySource(pick(technologies, ({ id }) => id === 'dify', 'Dify'))],
    next: askForDemo,
    related: ['technology-dify', 'training', 'start-small'],
  },
  {
    id: 'templates',
    kind: 'fact',
    asks: [
      'Combien de modèles de workflows prêts à adapter ?',
      'workflows prêts à l’emploi',
      'modèles de workflows n8n',
      'templates',
      'modèles de workflows',
      'workflows déjà prêts',
      'bibliothèque de workflows',
      'exemples de workflows n8n',
      'scénarios d’automatisation prêts',
    ],
    answer: `${sentence(stated(pick(n8n().figures, ({ label }) => label.includes('workflows'), 'the workflow templates')))} C'est une fonctionnalité de ${n8n().name}.`,
    sources: [technologySource(n8n())],
    next: askForDemo,
    related: ['technology-n8n', 'figure-n8n', 'technologies'],
  },
  {
    id: 'connectors',
    kind: 'fact',
    asks: [
      'Quels formats de documents savez-vous lire ?',
      'connecteurs de lecture',
      'PDF, Word, SQL, wiki',
      'quels types de fichiers',
      'connecteurs de documents PDF SQL',
      'peut-il lire nos PDF',
      'quels fichiers sait-il lire',
      'lire nos documents Word et Excel',
      'formats pris en charge',
      'fichiers PDF',
      'lisez-vous les documents Word',
      'types de documents acceptés',
      'sait-il ouvrir des fichiers Word et PDF',
      'peut-il lire des tableaux Excel',
      'peut-on lui donner nos documents',
      'dans quel format fournir nos documents',
      'quels types de documents peut-il exploiter',
      'sait-il lire nos archives',
      'nos documents sont en Word',
      'formats de fichiers',
      'lire des PDF',
      'quels documents peut-on brancher',
      'sources de documents',
      'fichiers Word Excel PDF',
      'lire une base SQL',
      'lire un wiki',
      'comment l’assistant se connecte à notre base SQL',
      'brancher une base de données',
      'lire dans SharePoint ou un wiki',
    ],
    answer: `${sentence(pick(langchain().features, (feature) => feature.startsWith('Connecteurs'), 'the connectors'))} C'est une fonctionnalité de ${langchain().name} : ${stated(langchain().figures[0])}.`,
    sources: [technologySource(langchain())],
    next: askForDemo,
    related: ['figure-langchain', 'figure-n8n', 'technologies'],
  },
  ...technologies.flatMap(topicsOf),
  ...logos
    .filter((name) => !technologies.some((technology) => technology.name === name))
    .map(
      (name): Topic => ({
        id: `logo-${name}`,
        kind: 'fact',
        asks: [`Utilisez-vous ${name} ?`, name],
        answer: `${name} fait partie des technologies que nous déployons : ${enumeration(logos)}.`,
        yes: 'utiliser déployer',
        sources: [pageSource(paths.home)],
        next: askForDemo,
        related: ['technologies', 'open-source', 'on-premise'],
      }),
    ),
]

function topicsOf(technology: Technology): Topic[] {
  const { id, name, subtitle, description, figures, features, benefits, useCase, licence } = technology
  const common = { kind: 'fact', sources: [technologySource(technology)], next: askForDemo } as const
  const topics: Topic[] = [
    {
      ...common,
      id: `technology-${id}`,
      asks: [
        `C'est quoi ${name} ?`,
        name,
        `à quoi sert ${name}`,
        `que fait ${name}`,
        `pourquoi ${name}`,
        subtitle,
        `utilisez-vous ${name}`,
        ...moreAsks[id],
      ],
      answer: `${description} Licence : ${sentence(licence)}`,
      related: [`features-${id}`, `licence-${id}`, `figure-${id}`],
    },
    {
      ...common,
      id: `figure-${id}`,
      asks: figureAsks[id],
      answer: `${figures.map(stated).join(', ')}, avec ${name}. ${description}`,
      related: [`technology-${id}`, `features-${id}`, 'technologies'],
    },
    {
      ...common,
      id: `features-${id}`,
      asks: [`Quelles sont les fonctionnalités de ${name} ?`, `que sait faire ${name}`, `caractéristiques de ${name}`],
      answer: `Fonctionnalités de ${name} :\n\n${bulletList(features)}`,
      related: [`benefits-${id}`, `licence-${id}`, 'technologies'],
    },
    {
      ...common,
      id: `benefits-${id}`,
      asks: [
        `Quels sont les avantages de ${name} ?`,
        `bénéfices de ${name}`,
        `intérêt de ${name}`,
        `pourquoi avoir choisi ${name}`,
      ],
      answer: `Ce que vous gagnez avec ${name} :\n\n${bulletList(benefits)}`,
      related: [`features-${id}`, `licence-${id}`, 'technologies'],
    },
    {
      ...common,
      id: `licence-${id}`,
      asks: [
        `Quelle est la licence de ${name} ?`,
        `${name} est-il open source`,
        `${name} est-il libre`,
        `licence ${name}`,
        `${name} gratuit ou payant`,
      ],
      answer: `Licence de ${name} : ${sentence(licence)}`,
      related: [`technology-${id}`, 'open-source', 'technologies'],
    },
  ]
  if (useCase) {
    topics.push({
      ...common,
      id: `example-${id}`,
      asks: [`Un exemple d'usage de ${name} ?`, `exemple avec ${name}`, `cas d'usage de ${name}`],
      answer: `Exemple d'usage de ${name}. ${useCase}`,
      related: [`technology-${id}`, `features-${id}`, 'use-cases'],
    })
  }
  return topics
}

function n8n() {
  return pick(technologies, ({ id }) => id === 'n8n', 'n8n')
}

function langchain() {
  return pick(technologies, ({ id }) => id === 'langchain', 'LangChain')
}

/** « < 100 ms pour retrouver… » */
function stated(figure: Technology['figures'][number] | undefined) {
  return figure
    ? `${[figure.value, figure.unit].filter(Boolean).join(' ')} ${figure.label} (${lowerFirst(figure.basis.replace(/\.$/, ''))})`
    : ''
}
