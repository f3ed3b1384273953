import { faqEntries } from '#content/faq.ts'
import { home } from '#content/home.ts'
import { paths } from '#content/paths.ts'
import { privacyPolicy } from '#content/privacy-policy.ts'
import { solutionsPage } from '#content/solutions-page.ts'
import { technologies } from '#content/technologies.ts'
import { useCases } from '#content/use-cases.ts'
import { legalLine } from '../../legal-lines.ts'
import { bulletList, enumeration, firstSentence, lowerFirst, sentence } from '../../markdown.ts'
import { faqSource, pageSource, privacySource, technologySource } from '../../sources.ts'
import { pick } from '../content-lookup.ts'
import { askForDemo, type Topic } from '../topic.ts'

const hosting = faq('hebergement')
const openSource = commitment('code-xml')
const standards = commitment('plug')
const documentation = commitment('book-open-text')
const dify = pick(technologies, ({ id }) => id === 'dify', 'Dify')
const qdrant = pick(technologies, ({ id }) => id === 'qdrant', 'Qdrant')
const [, , controlled] = home.demo.benefits

export const sovereigntyTopics: readonly Topic[] = [
  {
    id: 'hosting',
    kind: 'fact',
    asks: [
      'Où nos données sont-elles hébergées ?',
      'hébergement des données',
      'dans quel pays sont les serveurs',
      'localisation des données',
      'hébergé en Europe',
      'hébergé en France',
      'c’est hébergé aux États-Unis',
      'c’est hébergé chez Amazon AWS Azure Google',
      'nos données partent aux États-Unis',
      'vos serveurs sont en Chine',
      'donc pas aux USA',
      'cloud souverain',
      'cloud act',
      'patriot act',
      'êtes-vous soumis aux lois américaines',
      'soumis au droit américain',
      'nos fichiers quittent-ils le territoire européen',
      'les données sortent-elles d’Europe',
      'stocké en France ou ailleurs',
      'where is the data hosted',
      'are your servers in Europe',
      'où sont physiquement vos machines',
      'où sont stockées les données',
      'rien ne sort de l’Union européenne',
      'lieu de stockage',
      'données en Europe',
      'nos données restent chez Google',
      'hébergement français',
      'dans quel datacenter sont nos données',
      'transfert de données aux USA',
      'is the data stored in Europe',
    ],
    answer: hosting,
    english: 'The platform, your documents and their indexes are hosted 100% in Europe, and exchanges are encrypted.',
    yes: 'Europe France',
    no: 'États-Unis Chine Amazon cloud_act',
    sources: [faqSource('hebergement')],
    next: askForDemo,
    related: ['training-data', 'on-premise', 'security'],
  },
  {
    id: 'sovereignty',
    kind: 'fact',
    asks: [
      'En quoi votre solution est-elle souveraine ?',
      'souveraineté',
      'c’est vraiment souverain',
      'IA souveraine, ça veut dire quoi',
      'comment garantissez-vous la souveraineté',
      'confiance numérique',
      'êtes-vous vraiment indépendants des Américains',
      'IA de confiance',
      'maîtrise des données',
      'c’est quoi une IA souveraine',
    ],
    answer: `${enumeration(home.hero.guarantees.map((guarantee, index) => (index === 0 ? guarantee : lowerFirst(guarantee))))}. ${solutionsPage.hero.subtitle} ${firstSentence(solutionsPage.commitment.introduction)}`,
    sources: [pageSource(paths.solutions), faqSource('hebergement')],
    next: askForDemo,
    related: ['hosting', 'open-source', 'leaving'],
  },
  {
    id: 'open-source',
    kind: 'fact',
    asks: [
      'Vos solutions sont-elles open source ?',
      'open source',
      'logiciel libre',
      'est-ce que le code est ouvert',
      'vos logiciels sont-ils propriétaires',
      'solutions propriétaires',
      'peut-on lire le code source',
      'is it open source',
      'peut-on voir le code',
      'tous vos outils sont-ils fermés',
      'outils fermés et américains',
      'code public',
      'logiciels sous licence libre',
      'is everything open source',
    ],
    answer: `${openSource.title} : ${lowerFirst(openSource.text)} Licences : ${technologies.map(({ name, licence }) => `${name}, ${licence.split(' : ')[0]}`).join(' ; ')}.`,
    english: `Yes: open source first. Licences: ${technologies.map(({ name, licence }) => `${name}, ${licence.split(' : ')[0]}`).join('; ')}.`,
    yes: 'open_source libre ouvert',
    no: 'propriétaires',
    sources: [pageSource(paths.solutions)],
    next: askForDemo,
    related: ['audit', 'technologies', 'leaving'],
  },
  {
    id: 'audit',
    kind: 'fact',
    asks: [
      'Le code est-il auditable ?',
      'peut-on faire un audit',
      'notre DSI peut-elle auditer la plateforme',
      'solutions auditables',
      'traçabilité des réponses',
      'journal des requêtes',
      'comment savoir ce que le logiciel fait de nos données',
      'transparence',
      'pouvons-nous contrôler ce que fait le logiciel',
      'vérifier le code',
      'audit de sécurité par notre équipe',
      'faire contrôler la plateforme par un tiers',
      'savoir ce que devient une requête',
    ],
    answer: `Oui. ${hosting.slice(hosting.indexOf('Le code'))}`,
    english: 'Yes: the code is open, your IT team can follow the path of each request and have it audited.',
    sources: [faqSource('hebergement')],
    next: askForDemo,
    related: ['open-source', 'hosting', 'security'],
  },
  {
    id: 'on-premise',
    kind: 'fact',
    asks: [
      'Peut-on installer la plateforme chez nous ?',
      'installation sur nos propres serveurs',
      'on-premise',
      'héberger nous-mêmes la solution',
      'installer en interne dans notre datacenter',
      'sans passer par le cloud',
      'can we self-host',
      'sur notre propre infrastructure',
      'installer la plateforme chez notre hébergeur',
      'dans notre propre cloud',
      'installation locale',
      'garder la plateforme chez nous',
      'can you deploy on our own servers',
    ],
    answer: `Oui. ${sentence(pick(dify.benefits, (text) => text.includes('dans vos murs'), 'installation on site'))} ${qdrant.name} : ${lowerFirst(qdrant.description.slice(qdrant.description.lastIndexOf("Vous l'installez")))}`,
    english: 'Yes: instances can be installed on European hosting or on your own premises.',
    sources: [technologySource(dify), technologySource(qdrant)],
    next: askForDemo,
    related: ['hosting', 'technologies', 'leaving'],
  },
  {
    id: 'training-data',
    kind: 'fact',
    asks: [
      'Nos données servent-elles à entraîner des modèles ?',
      'utilisez-vous nos documents pour entraîner l’IA',
      'apprentissage sur nos données',
      'nos documents sont-ils réutilisés',
      'l’IA apprend-elle de nos données',
      'do you train models on our data',
      'ChatGPT apprend-il avec nos dossiers',
      'nos informations nourrissent-elles l’IA',
      'réutilisez-vous nos documents',
      'mes données servent-elles à l’IA',
      'ce que je confie à l’assistant est-il réutilisé',
      'les données sont-elles réutilisées',
    ],
    answer: faq('entrainement'),
    english:
      'No. Your documents serve to answer your users and nothing else; for a proprietary model we only open an access whose contract excludes training on your data.',
    sources: [faqSource('entrainement')],
    next: askForDemo,
    related: ['hosting', 'model-location', 'gdpr'],
  },
  {
    id: 'security',
    kind: 'fact',
    asks: [
      'Comment protégez-vous les données ?',
      'sécurité des données',
      'les échanges sont-ils chiffrés',
      'chiffrement',
      'est-ce sécurisé',
      'https',
      'mesures de sécurité',
      'how do you secure the data',
      'les données sont-elles en sécurité',
      'protection contre le vol de données',
      'niveau de sécurité',
      'confidentialité des échanges',
      'est-ce que c’est sûr pour nos données',
    ],
    answer: `${legalLine(privacyPolicy, 'protection-et-securite', 'Chiffrement')} ${legalLine(privacyPolicy, 'protection-et-securite', 'Serveurs')} ${legalLine(privacyPolicy, 'protection-et-securite', 'Accès')}`,
    english:
      'Exchanges are encrypted (HTTPS), servers are in Europe, access is limited to those who handle your request.',
    yes: 'chiffrés sécurisé',
    sources: [privacySource('protection-et-securite')],
    related: ['hosting', 'breach', 'access-rights'],
  },
  {
    id: 'access-rights',
    kind: 'fact',
    asks: [
      "Comment gérez-vous les droits d'accès aux documents ?",
      'chacun voit-il tous les documents',
      'confidentialité entre services',
      'gestion des habilitations',
      'un agent peut-il voir les documents d’un autre service',
      'contrôle d’accès aux documents',
    ],
    answer: `${sentence(pick(qdrant.benefits, (text) => text.includes('a droit'), 'access rights'))} ${bulletless(qdrant.features, 'Filtres')} ${bulletless(qdrant.features, "Clés d'accès")}`,
    sources: [technologySource(qdrant)],
    next: askForDemo,
    related: ['security', 'technology-qdrant', 'audit'],
  },
  {
    id: 'hallucinations',
    kind: 'fact',
    asks: [
      'Comment évitez-vous les hallucinations ?',
      'l’IA peut-elle inventer des réponses',
      'les réponses sont-elles fiables',
      'que fait l’IA quand elle ne sait pas',
      'l’assistant cite-t-il ses sources',
      'comment vérifier une réponse',
      'réponses fausses',
      'si le chatbot bloque, un agent reprend-il la main',
      'l’assistant passe-t-il la main à un humain',
      'what if the AI does not know',
      'erreurs de l’IA',
      'qualité des réponses',
      'l’IA dit-elle des bêtises',
      'faire confiance aux réponses',
      'les réponses sont-elles sourcées',
      'que se passe-t-il si l’IA se trompe',
    ],
    answer: `${controlled.text} ${offTopicApplication()}`,
    sources: [pageSource(paths.home)],
    next: askForDemo,
    related: ['metrics', 'tests', 'humans-decide'],
  },
  {
    id: 'leaving',
    kind: 'fact',
    asks: [
      'Et si nous voulons changer de prestataire ?',
      'réversibilité',
      'peut-on partir avec nos données',
      'quitter votre solution',
      'partir chez un concurrent',
      'récupérer nos documents si on arrête',
      'sommes-nous dépendants de vous',
      'vendor lock-in',
      'enfermement propriétaire',
      'reprendre nos données et partir',
      'fin de contrat',
      'résilier',
      'récupérer nos données à la fin',
      'changer de fournisseur',
      'portabilité de nos données',
      'après la fin du contrat',
      'que deviennent nos données si on part',
      'reprendre la main',
    ],
    answer: faq('depart'),
    english:
      'You leave with your documents, their indexes, your settings and complete documentation; another team can take over.',
    sources: [faqSource('depart')],
    next: askForDemo,
    related: ['open-source', 'documentation', 'retention-contract'],
  },
  {
    id: 'standards',
    kind: 'fact',
    asks: [
      'Utilisez-vous des standards ouverts ?',
      'API documentée',
      'avez-vous une API',
      'interopérabilité',
      'formats ouverts',
      'API ouverte',
      'la plateforme a-t-elle une API',
      'peut-on appeler l’assistant depuis notre site',
      'intégrer l’assistant à notre site web',
    ],
    answer: `${standards.title} : ${lowerFirst(standards.text)}`,
    sources: [pageSource(paths.solutions)],
    next: askForDemo,
    related: ['figure-n8n', 'documentation', 'leaving'],
  },
  {
    id: 'documentation',
    kind: 'fact',
    asks: [
      'Fournissez-vous une documentation ?',
      'documentation technique',
      'est-ce documenté',
      'la documentation nous appartient-elle',
      'guides et manuels',
      'avez-vous une doc',
      'documents techniques remis',
    ],
    answer: `${documentation.title} : ${lowerFirst(documentation.text)}`,
    sources: [pageSource(paths.solutions)],
    next: askForDemo,
    related: ['standards', 'training', 'leaving'],
  },
  {
    id: 'commitments',
    kind: 'fact',
    asks: [
      'Quels sont vos engagements ?',
      'notre engagement',
      'quelles garanties donnez-vous',
      'que peut-on exiger de vous',
      'vos garanties',
    ],
    answer: bulletList(
      solutionsPage.commitment.commitments.map(({ title, text }) => `**${title}** : ${lowerFirst(text)}`),
    ),
    sources: [pageSource(paths.solutions)],
    next: askForDemo,
    related: ['open-source', 'training', 'support'],
  },
  {
    id: 'languages',
    kind: 'fact',
    asks: [
      "L'assistant parle-t-il plusieurs langues ?",
      'multilingue',
      'répondre en anglais aux usagers',
      'langues étrangères',
      'traduction automatique',
      'which languages does it speak',
      'l’assistant comprend-il l’anglais',
      'en quelles langues',
      'usagers non francophones',
    ],
    answer: `Oui. ${['Accueil multilingue', 'Traductions'].map(application).join(' ')}`,
    sources: [pageSource(paths.useCases)],
    next: askForDemo,
    related: ['use-case-accueil-usagers', 'use-case-fiches-produits', 'models'],
  },
  {
    id: 'video',
    kind: 'fact',
    asks: [
      'Avez-vous une vidéo de démonstration ?',
      'vidéo',
      'où voir la vidéo',
      'que montre la vidéo',
      'transcription de la vidéo',
      'voir l’assistant en vidéo',
      'une vidéo de présentation',
      'durée de la vidéo',
    ],
    answer: `Oui, la vidéo est sur [la page d'accueil](${paths.home}). ${home.demo.introduction}`,
    sources: [pageSource(paths.home)],
    next: askForDemo,
    related: ['hallucinations', 'video-player', 'demo'],
  },
]

function faq(id: string) {
  return pick(faqEntries, (entry) => entry.id === id, `the FAQ entry « ${id} »`).answer
}

function commitment(icon: string) {
  return pick(solutionsPage.commitment.commitments, (item) => item.icon === icon, `the commitment « ${icon} »`)
}

function application(name: string) {
  const found = pick(
    useCases.flatMap(({ applications }) => applications),
    (line) => line.startsWith(`${name} →`),
    `the application « ${name} »`,
  )
  return sentence(found.replace(' →', ' :'))
}

function offTopicApplication() {
  return sentence(application('Questions hors sujet').replace(/^.*: /, 'Hors sujet, '))
}

function bulletless(lines: readonly string[], start: string) {
  return sentence(pick(lines, (line) => line.startsWith(start), `the feature « ${start} »`))
}
