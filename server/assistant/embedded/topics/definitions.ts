import { forEach, type Sayings, type TopicSite } from '../topic.ts'

/** Words of the trade, for visitors who meet them here for the first time. */
export function definitionTopics({ content, sources }: TopicSite): Sayings {
  return forEach(
    content.definitions,
    ({ id }) => `definition-${id}`,
    ({ names, sentence, page }) => ({
      kind: 'fact',
      definition: true,
      inPhrases: { name: names[0], names },
      answer: sentence,
      sources: [sources.page(page)],
      related: ['about', 'use-cases', 'technologies'],
    }),
  )
}
