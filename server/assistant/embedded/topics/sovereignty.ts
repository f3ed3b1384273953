import { departure } from '#content/brand/promises.ts'
import { noticeInEnglish } from '#content/departure.ts'
import { paths } from '#content/paths.ts'
import { byId, lineById, statementOf } from '../../facts.ts'
import { bulletList, lowerFirst, paragraphs, sentence } from '../../markdown.ts'
import type { Sayings, TopicSite } from '../topic.ts'
import { hostsThisSite } from './hosts-this-site.ts'
import { modelNoticeInEnglish } from './model-notice.ts'
import { standingFacts } from './page-facts.ts'
import { calledByThisSite, sentByThisChat, sentByThisSite } from './sent-by-this-site.ts'
import { licencesInEnglish } from './technologies.ts'

const whoOpensAndIsNoted = ['who-reads-my-request', 'desk-log'] as const

export function sovereigntyTopics({ content, facts, sources }: TopicSite): Sayings {
  const { home, modelNotice, solutionsPage, technologies } = content
  /** The name of each, without what it asks for. */
  const licences = technologies.map(({ name, licence }) => `${name}, ${licence.split(/\s: /)[0]}`)
  const dify = () => facts.technology('dify')
  const qdrant = () => facts.technology('qdrant')
  const line = (lines: Parameters<typeof lineById>[0], id: string) => lineById(lines, id, 'technologies.ts')
  const application = (useCase: string, id: string) => byId(facts.theUseCase(useCase).applications, id, 'use-cases.ts')

  const ofThisSite = sentByThisSite(content)
  const called = calledByThisSite(content)
  const chat = sentByThisChat(content)

  function commitment(id: string) {
    const { title, text } = byId(solutionsPage.commitment.commitments, id, 'solutions-page.ts')
    return `${title} : ${lowerFirst(text)}`
  }

  function named(useCase: string, id: string) {
    const { name, explanation } = application(useCase, id)
    return sentence(`${name} : ${explanation}`)
  }

  return {
    hosting: () => ({
      kind: 'fact',
      answer: facts.faq('hebergement'),
      notice: ofThisSite?.french,
      english: `The platform, your documents and their indexes are hosted 100% in Europe, and exchanges are encrypted. A question, with the attached passages, leaves only for a model that you have allowed at its publisher.${ofThisSite ? `\n\n${ofThisSite.english}` : ''}`,
      sources: [sources.faq('hebergement')],
      related: ['training-data', 'on-premise', 'security'],
    }),
    transfers: () => ({
      kind: 'fact',
      answer: `${ofThisSite ? '' : "Non, ce site ne transfère hors de l'Espace économique européen aucune des données qu'il collecte ; votre plateforme non plus, pas sans votre accord. "}${facts.faqStatement('hebergement', 'place')}${ofThisSite ? `\n\n${ofThisSite.french}` : ''}`,
      notice: paragraphs(chat?.french, modelNotice),
      english: `${ofThisSite ? '' : 'No, this site transfers none of the data that it collects outside the European Economic Area; nor does your platform, not without your consent. '}The platform, your documents and their indexes are hosted 100% in Europe.${ofThisSite ? ` ${ofThisSite.english}` : ''}\n\n${chat ? `${chat.english}\n\n` : ''}${modelNoticeInEnglish(content)}`,
      sources: [
        sources.faq('hebergement'),
        sources.faq('choix-des-modeles'),
        sources.privacy('protection-et-securite'),
      ],
      related: ['hosting', 'model-location', 'training-data'],
    }),
    sovereignty: () => ({
      kind: 'fact',
      answer: facts.faq('souverain'),
      // « Sont-ils souverains ? », after six names of models
      notice: paragraphs(called?.french, modelNotice),
      ...(called && { noticeInEnglish: called.english }),
      sources: [sources.faq('souverain'), sources.page(paths.solutions)],
      related: ['jurisdiction', 'hosting', 'open-source'],
    }),
    'open-source': () => ({
      kind: 'fact',
      answer: `Licences : ${licences.join(' ; ')}. ${commitment('open-source')}`,
      english: `Open source first; ${licencesInEnglish} Licences: ${licences.join('; ')}.`,
      sources: [sources.page(paths.solutions)],
      related: ['audit', 'technologies', 'leaving'],
    }),
    audit: () => ({
      kind: 'fact',
      answer: `Oui. ${facts.faqStatement('hebergement', 'audit')}`,
      english: 'Yes: the code can be read, your IT team can follow the path of each request and have the code audited.',
      sources: [sources.faq('hebergement')],
      related: ['open-source', 'hosting', 'security'],
    }),
    'on-premise': () => ({
      kind: 'fact',
      answer: `Oui. ${sentence(line(dify().benefits, 'on-premise'))} ${qdrant().name} : ${lowerFirst(statementOf(qdrant(), 'installation', 'technologies.ts'))}`,
      english: 'Yes: instances can be installed on European hosting or on your own premises.',
      sources: [sources.technology(dify()), sources.technology(qdrant())],
      related: ['hosting', 'technologies', 'leaving'],
    }),
    'training-data': () => ({
      kind: 'fact',
      answer: facts.faq('entrainement'),
      english:
        'No. Your documents serve to answer your users and nothing else; a model is called at its publisher only under a contract that excludes training on your data.',
      sources: [sources.faq('entrainement')],
      related: ['hosting', 'model-location', 'gdpr'],
    }),
    security: () => ({
      kind: 'fact',
      answer: `${facts.policy.line('encryption')} ${facts.policy.line('servers')} ${facts.policy.line('access-control')}`,
      notice: hostsThisSite.french,
      english: `On this site, exchanges between your browser and our servers are encrypted (HTTPS), servers are in Europe, access is limited to those who handle your request.\n\n${hostsThisSite.english}`,
      sources: [sources.privacy('protection-et-securite')],
      related: ['hosting', 'breach', 'access-rights'],
    }),
    /** Asked for in one message, told in one answer: a part alone points at the other. */
    'access-and-trace': () => {
      const told = standingFacts(content, whoOpensAndIsNoted)
      if (told.length < whoOpensAndIsNoted.length) return undefined
      return {
        kind: 'fact',
        answer: told.map(({ answer }) => answer).join(' '),
        sources: [sources.privacy('protection-et-securite')],
        related: ['security', 'data-recipients', 'rights'],
      }
    },
    'access-rights': () => ({
      kind: 'fact',
      answer: `${sentence(line(qdrant().benefits, 'access-rights'))} ${sentence(line(qdrant().features, 'filters'))} ${sentence(line(qdrant().features, 'keys'))}`,
      sources: [sources.technology(qdrant())],
      related: ['security', 'technology-qdrant', 'audit'],
    }),
    hallucinations: () => ({
      kind: 'fact',
      answer: byId(home.demo.benefits, 'controlled', 'home.ts').text,
      english:
        'The agent is set to point to the passage that was read and, without a source, to say so and hand over to a person.',
      sources: [sources.page(paths.home)],
      related: ['metrics', 'tests', 'humans-decide'],
    }),
    leaving: () => ({
      kind: 'fact',
      answer: facts.faq('depart'),
      english: `You leave with your documents, their indexes, your settings and complete documentation; another team can take over. Notice of ${noticeInEnglish} at most, transfer in ${departure.transferDays} days, then ${departure.retrievalDays} days to retrieve what remains.${departure.charge === 0 ? '' : ` Exit fees: ${departure.charge} € HT.`}`,
      sources: [sources.faq('depart')],
      related: ['open-source', 'documentation', 'retention-contract'],
    }),
    standards: () => ({
      kind: 'fact',
      answer: commitment('standards'),
      sources: [sources.page(paths.solutions)],
      related: ['figure-n8n', 'documentation', 'leaving'],
    }),
    documentation: () => ({
      kind: 'fact',
      answer: commitment('documentation'),
      sources: [sources.page(paths.solutions)],
      related: ['standards', 'training', 'leaving'],
    }),
    commitments: () => ({
      kind: 'fact',
      answer: bulletList(
        solutionsPage.commitment.commitments.map(({ title, text }) => `**${title}** : ${lowerFirst(text)}`),
      ),
      sources: [sources.page(paths.solutions)],
      related: ['open-source', 'training', 'support'],
    }),
    languages: () => ({
      kind: 'fact',
      answer: `Oui. ${named('accueil-usagers', 'accueil-multilingue')} ${named('fiches-produits', 'traductions')}`,
      sources: [sources.page(paths.useCases)],
      related: ['use-case-accueil-usagers', 'use-case-fiches-produits', 'models'],
    }),
    video: () => ({
      kind: 'fact',
      answer: `Oui, la vidéo est sur [la page d'accueil](${paths.home}). ${home.demo.introduction}`,
      sources: [sources.page(paths.home)],
      related: ['hallucinations', 'video-player', 'demo'],
    }),
  }
}
