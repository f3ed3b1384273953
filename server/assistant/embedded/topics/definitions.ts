import { definitions } from '#content/definitions.ts'
import { pageSource } from '../../sources.ts'
import { askForDemo, type Saying } from '../topic.ts'

/** Words of the trade, for visitors who meet them here for the first time. */
export const definitionTopics: readonly Saying[] = definitions.map(({ id, names, sentence, page }) => ({
  id: `definition-${id}`,
  kind: 'fact',
  definition: true,
  inPhrases: { name: names[0], names },
  answer: sentence,
  sources: [pageSource(page)],
  next: askForDemo,
  related: ['about', 'use-cases', 'technologies'],
}))
