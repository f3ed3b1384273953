import { externalServices } from '#content/external-services.ts'
import { faqEntries, sovereignty } from '#content/faq.ts'
import { home } from '#content/home.ts'
import { modelNotice } from '#content/language-models.ts'
import { licenceNotice } from '#content/licences.ts'
import { paths } from '#content/paths.ts'
import { privacyPolicy } from '#content/privacy-policy.ts'
import { transfers } from '#content/recipients.ts'
import { solutionsPage } from '#content/solutions-page.ts'
import { technologies } from '#content/technologies.ts'
import { useCases } from '#content/use-cases.ts'
import { legalLine } from '../../legal-lines.ts'
import { bulletList, firstSentence, lowerFirst, sentence } from '../../markdown.ts'
import { faqSource, pageSource, privacySource, technologySource } from '../../sources.ts'
import { pick } from '../content-lookup.ts'
import { askForDemo, type Saying } from '../topic.ts'

const hosting = faq('hebergement')
const noTransfer = transfers(externalServices)
const openSource = commitment('code-xml')
const standards = commitment('plug')
const documentation = commitment('book-open-text')
const dify = pick(technologies, ({ id }) => id === 'dify', 'Dify')
const qdrant = pick(technologies, ({ id }) => id === 'qdrant', 'Qdrant')
const [, , controlled] = home.demo.benefits

export const sovereigntyTopics: readonly Saying[] = [
  {
    id: 'hosting',
    kind: 'fact',
    answer: hosting,
    english: 'The platform, your documents and their indexes are hosted 100% in Europe, and exchanges are encrypted.',
    sources: [faqSource('hebergement')],
    next: askForDemo,
    related: ['training-data', 'on-premise', 'security'],
  },
  {
    id: 'transfers',
    kind: 'fact',
    answer: `Non, pas sans votre accord. ${firstSentence(hosting)} ${modelNotice} Pour ce site : ${lowerFirst(noTransfer)}`,
    english:
      'No, not without your consent. The platform, your documents and their indexes are hosted 100% in Europe. An open-weight model can run on European servers, without any call to its publisher; a proprietary model is only called if you have allowed it.',
    sources: [faqSource('hebergement'), faqSource('choix-des-modeles'), privacySource('protection-et-securite')],
    next: askForDemo,
    related: ['hosting', 'model-location', 'training-data'],
  },
  {
    id: 'sovereignty',
    kind: 'fact',
    answer: sovereignty.answer,
    sources: [faqSource('souverain'), pageSource(paths.solutions)],
    next: askForDemo,
    related: ['jurisdiction', 'hosting', 'open-source'],
  },
  {
    id: 'open-source',
    kind: 'fact',
    answer: `${openSource.title} : ${lowerFirst(openSource.text)} ${licenceNotice} Licences : ${technologies.map(({ name, licence }) => `${name}, ${licence.split(' : ')[0]?.trim()}`).join(' ; ')}.`,
    english: `Open source first; Dify adds conditions to Apache 2.0 and n8n is fair-code. Licences: ${technologies.map(({ name, licence }) => `${name}, ${licence.split(' : ')[0]}`).join('; ')}.`,
    sources: [pageSource(paths.solutions)],
    next: askForDemo,
    related: ['audit', 'technologies', 'leaving'],
  },
  {
    id: 'audit',
    kind: 'fact',
    answer: `Oui. ${hosting.slice(hosting.indexOf('Le code'))}`,
    english: 'Yes: the code can be read, your IT team can follow the path of each request and have it audited.',
    sources: [faqSource('hebergement')],
    next: askForDemo,
    related: ['open-source', 'hosting', 'security'],
  },
  {
    id: 'on-premise',
    kind: 'fact',
    answer: `Oui. ${sentence(pick(dify.benefits, (text) => text.includes('dans vos murs'), 'installation on site'))} ${qdrant.name} : ${lowerFirst(qdrant.description.slice(qdrant.description.lastIndexOf("Vous l'installez")))}`,
    english: 'Yes: instances can be installed on European hosting or on your own premises.',
    sources: [technologySource(dify), technologySource(qdrant)],
    next: askForDemo,
    related: ['hosting', 'technologies', 'leaving'],
  },
  {
    id: 'training-data',
    kind: 'fact',
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
    answer: `${legalLine(privacyPolicy, 'protection-et-securite', 'Chiffrement')} ${legalLine(privacyPolicy, 'protection-et-securite', 'Serveurs')} ${legalLine(privacyPolicy, 'protection-et-securite', 'Accès')}`,
    english:
      'Exchanges are encrypted (HTTPS), servers are in Europe, access is limited to those who handle your request.',
    sources: [privacySource('protection-et-securite')],
    related: ['hosting', 'breach', 'access-rights'],
  },
  {
    id: 'access-rights',
    kind: 'fact',
    answer: `${sentence(pick(qdrant.benefits, (text) => text.includes('a droit'), 'access rights'))} ${bulletless(qdrant.features, 'Filtres')} ${bulletless(qdrant.features, "Clés d'accès")}`,
    sources: [technologySource(qdrant)],
    next: askForDemo,
    related: ['security', 'technology-qdrant', 'audit'],
  },
  {
    id: 'hallucinations',
    kind: 'fact',
    answer: `${controlled.text} ${offTopicApplication()}`,
    english:
      'Each answer points to the passage that was read. Without a source, the assistant says so and hands over to a person.',
    sources: [pageSource(paths.home)],
    next: askForDemo,
    related: ['metrics', 'tests', 'humans-decide'],
  },
  {
    id: 'leaving',
    kind: 'fact',
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
    answer: `${standards.title} : ${lowerFirst(standards.text)}`,
    sources: [pageSource(paths.solutions)],
    next: askForDemo,
    related: ['figure-n8n', 'documentation', 'leaving'],
  },
  {
    id: 'documentation',
    kind: 'fact',
    answer: `${documentation.title} : ${lowerFirst(documentation.text)}`,
    sources: [pageSource(paths.solutions)],
    next: askForDemo,
    related: ['standards', 'training', 'leaving'],
  },
  {
    id: 'commitments',
    kind: 'fact',
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
    answer: `Oui. ${['Accueil multilingue', 'Traductions'].map(application).join(' ')}`,
    sources: [pageSource(paths.useCases)],
    next: askForDemo,
    related: ['use-case-accueil-usagers', 'use-case-fiches-produits', 'models'],
  },
  {
    id: 'video',
    kind: 'fact',
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
