import { keptByModels, keptByModelsInEnglish } from '#content/recipients.ts'
import { byId } from '../../facts.ts'
import { bulletList, lowerFirst, sentence } from '../../markdown.ts'
import type { Saying, Sayings, TopicSite } from '../topic.ts'

/** How long each kind of data is kept: the durations that are most easily taken for one another. */
export function retentionTopics({ content, facts, sources }: TopicSite): Sayings {
  const source = () => sources.privacy('durees-de-conservation')

  function kept(...ids: readonly string[]): Saying {
    const durations = ids.map((id) => byId(content.retention, id, 'personal-data.ts'))
    return {
      kind: 'fact',
      answer: durations.map(({ data, duration }) => `${data} : ${lowerFirst(duration)}`).join(' '),
      sources: [source()],
      related: ['rights', 'dpo', 'gdpr'],
    }
  }

  /** However little of it is told, who else keeps it is told too. */
  function conversationKept(): Saying {
    const byModels = keptByModels(content.externalServices)
    const { answer, ...saying } = kept('conversation')
    const english =
      'Nothing is kept of your conversation with the assistant on our servers, unless you attach it to a request, in which case it is kept as long as that request; in your browser, it stays until the tab is closed, unless the browser reopens it.'
    if (!byModels) return { ...saying, answer, english }
    return {
      ...saying,
      answer: answer.replace(byModels, ''),
      notice: byModels.trim(),
      english: `${english}\n\n${keptByModelsInEnglish(content.externalServices).trim()}`,
    }
  }

  return {
    retention: () => ({
      kind: 'fact',
      answer: facts.faq('rgpd'),
      english:
        'Contact data is kept for up to 3 years after the last exchange, contractual data 10 years, technical data of analytics up to 13 months. For the data of your platform, you set the durations.',
      sources: [sources.faq('rgpd'), source()],
      related: ['gdpr', 'rights', 'dpo'],
    }),
    'retention-contact': () => kept('contact'),
    'retention-contract': () => kept('contract'),
    'retention-technical': () => kept('audience'),
    'retention-logs': () => kept('logs'),
    'retention-address': () => kept('address', 'logs'),
    'retention-conversation': conversationKept,
    'retention-choice': () => kept('choice'),
    'retention-browser': () => ({
      kind: 'fact',
      answer: `Dans votre navigateur, chaque élément a sa durée :\n\n${bulletList(content.storedItems.map(({ name, duration }) => `\`${name}\` : ${sentence(lowerFirst(duration))}`))}`,
      sources: [sources.privacy('cookies-et-stockage')],
      related: ['browser-storage', 'cookies', 'retention-choice'],
    }),
  }
}
