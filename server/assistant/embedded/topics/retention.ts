import { faqEntries } from '#content/faq.ts'
import { retentionPeriods } from '#content/personal-data.ts'
import { lowerFirst, markdown } from '../../markdown.ts'
import { faqSource, privacySource } from '../../sources.ts'
import { pick } from '../content-lookup.ts'
import { readMore, type Saying } from '../topic.ts'

const source = privacySource('durees-de-conservation')

/** How long each kind of data is kept: the durations that are most easily taken for one another. */
export const retentionTopics: readonly Saying[] = [
  {
    id: 'retention',
    kind: 'fact',
    answer: pick(faqEntries, ({ id }) => id === 'rgpd', 'the FAQ on personal data').answer,
    english:
      'Contact data is kept for up to 3 years after the last exchange, contractual data 10 years, technical data of analytics up to 13 months. For the data of your platform, you set the durations.',
    sources: [faqSource('rgpd'), source],
    next: readMore(source),
    related: ['gdpr', 'rights', 'dpo'],
  },
  kept('retention-contact', 'Demandes de contact'),
  kept('retention-contract', 'Données contractuelles'),
  kept('retention-technical', 'Données techniques'),
  kept('retention-logs', 'Journaux techniques'),
  kept('retention-address', 'Adresse IP'),
  kept('retention-conversation', 'Conversation avec'),
  kept('retention-choice', 'Choix sur les cookies'),
]

function kept(id: string, name: string): Saying {
  const row = pick(
    retentionPeriods.rows,
    ([what]) => markdown(what ?? '').startsWith(name),
    `the retention of « ${name} »`,
  )
  const [what = '', duration = ''] = row.map(markdown)
  return {
    id,
    kind: 'fact',
    answer: `${what} : ${lowerFirst(duration)}`,
    sources: [source],
    next: readMore(source),
    related: ['rights', 'dpo', 'gdpr'].filter((other) => other !== id),
  }
}
