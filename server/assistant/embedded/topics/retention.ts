import { byId } from '../../facts.ts'
import { lowerFirst } from '../../markdown.ts'
import type { Saying, Sayings, TopicSite } from '../topic.ts'

/** How long each kind of data is kept: the durations that are most easily taken for one another. */
export function retentionTopics({ content, facts, sources, next }: TopicSite): Sayings {
  const source = () => sources.privacy('durees-de-conservation')

  function kept(id: string): Saying {
    const { data, duration } = byId(content.retention, id, 'personal-data.ts')
    return {
      kind: 'fact',
      answer: `${data} : ${lowerFirst(duration)}`,
      sources: [source()],
      next: next.readMore(source()),
      related: ['rights', 'dpo', 'gdpr'],
    }
  }

  return {
    retention: () => ({
      kind: 'fact',
      answer: facts.faq('rgpd'),
      english:
        'Contact data is kept for up to 3 years after the last exchange, contractual data 10 years, technical data of analytics up to 13 months. For the data of your platform, you set the durations.',
      sources: [sources.faq('rgpd'), source()],
      next: next.readMore(source()),
      related: ['gdpr', 'rights', 'dpo'],
    }),
    'retention-contact': () => kept('contact'),
    'retention-contract': () => kept('contract'),
    'retention-technical': () => kept('audience'),
    'retention-logs': () => kept('logs'),
    'retention-address': () => kept('address'),
    'retention-conversation': () => kept('conversation'),
    'retention-choice': () => kept('choice'),
  }
}
