import { paths } from '#content/paths.ts'
import { answeredBy, keptByModels, keptByModelsInEnglish } from '#content/recipients.ts'
import { byId } from '../../facts.ts'
import { lowerFirst } from '../../markdown.ts'
import type { Sayings, TopicSite } from '../topic.ts'
import { answeredInEnglish } from './recipients-in-english.ts'
import { reservationApart } from './reservation-apart.ts'

export function assistantTopics({ content, facts, sources }: TopicSite): Sayings {
  const { assistantAnswers: words, company, externalServices, home } = content
  const source = () => sources.privacy('assistant-et-intelligence-artificielle')
  const kept = keptByModels(externalServices)
  const path = () => {
    const { answer, notice = '' } = reservationApart(facts.policy.line('question-path').replace(kept, ''))
    return { answer, notice: `${kept} ${notice}`.trim() }
  }
  const keptInEnglish = keptByModelsInEnglish(externalServices).trim()
  /** Who writes the answers, and at whose place questions arrive, if it is somebody else's: that is always told. */
  const [writtenBy, arriveAt = ''] = answeredBy(externalServices).split(/ (?=Vos questions arrivent)/)
  return {
    greeting: () => ({
      kind: 'small talk',
      answer: words.greeting,
      english: `Hello! I answer questions about ${company.name}, its solutions, method, use cases and prices. What would you like to know?`,
      sources: [],
      related: ['about', 'cost', 'hosting'],
    }),
    'how-are-you': () => ({
      kind: 'small talk',
      answer: words.howAreYou,
      sources: [],
      related: ['about', 'use-cases', 'demo'],
    }),
    thanks: () => ({
      kind: 'small talk',
      answer: words.thanks,
      english: `You are welcome. To go further, [tell us about your project](${paths.contact}).`,
      sources: [],
      related: ['demo', 'workshop', 'contact'],
    }),
    acknowledged: () => ({
      kind: 'small talk',
      answer: words.acknowledged,
      sources: [],
      related: ['demo', 'cost', 'method'],
    }),
    goodbye: () => ({
      kind: 'small talk',
      answer: words.goodbye,
      sources: [],
      related: ['contact', 'demo', 'workshop'],
    }),
    capabilities: () => ({
      kind: 'small talk',
      answer: words.capabilities.replace('{question}', () => facts.faqEntry('hebergement').question),
      sources: [],
      related: ['about', 'cost', 'use-cases'],
    }),
    'assistant-nature': () => ({
      kind: 'fact',
      answer: facts.policy.line('assistant-is-ai'),
      english: 'I am an AI system, not a person. My answers come from the content of this site and may be wrong.',
      sources: [source()],
      related: ['assistant-errors', 'retention-conversation', 'human'],
    }),
    /** What writes the answers follows the declared services: the yes stands in the sentence, not before it. */
    'assistant-is-ai': () => ({
      kind: 'fact',
      answer: `Ce chat est une IA, oui : un système d'intelligence artificielle, qui répond automatiquement. ${answeredBy(externalServices)}`,
      english: `This chat is an AI, yes: an artificial intelligence system, which answers automatically. ${answeredInEnglish(externalServices)}`,
      sources: [source()],
      related: ['assistant-errors', 'retention-conversation', 'human'],
    }),
    'ai-may-be-wrong': () => ({
      kind: 'fact',
      answer: `Oui, les réponses de ce chat peuvent être fausses : vérifiez ce qui compte. Sur votre plateforme, ${lowerFirst(byId(home.demo.benefits, 'controlled', 'home.ts').text)}`,
      english:
        'Yes, the answers of this chat may be wrong: check what matters. On your platform, the agent is set to point to the passage that was read and, without a source, to say so and hand over to a person.',
      sources: [source(), sources.page(paths.home)],
      related: ['hallucinations', 'assistant-errors', 'humans-decide'],
    }),
    'assistant-errors': () => ({
      kind: 'fact',
      answer: `Oui. ${facts.policy.line('may-be-wrong')} ${facts.notice.statement('notAdvice')}`,
      sources: [source(), sources.legalNotice('responsabilite')],
      related: ['human', 'assistant-nature', 'liability'],
    }),
    'assistant-readers': () => ({
      kind: 'fact',
      answer: `${writtenBy} ${path().answer}`,
      notice: `${arriveAt} ${path().notice}`.trim(),
      english: `${answeredInEnglish(externalServices)} Each question goes to our server with the messages before it, for the time it takes to answer, and our server keeps no copy.\n\n${`${keptInEnglish} If you attach the conversation to a request, it is recorded with it.`.trim()}`,
      sources: [source()],
      related: ['retention-conversation', 'assistant-secrets', 'human'],
    }),
    'assistant-secrets': () => ({
      kind: 'fact',
      answer: `${facts.policy.line('nothing-personal')} ${path().answer}`,
      notice: path().notice,
      noticeInEnglish: keptInEnglish,
      sources: [source()],
      related: ['retention-conversation', 'assistant-nature', 'human'],
    }),
  }
}
