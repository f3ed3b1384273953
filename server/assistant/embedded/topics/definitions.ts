import { definitions } from '#content/definitions.ts'
import { pageSource } from '../../sources.ts'
import { askForDemo, type Topic } from '../topic.ts'

/** Words of the trade, for visitors who meet them here for the first time. */
export const definitionTopics: readonly Topic[] = definitions.map(({ id, names, sentence, page }) => ({
  id: `definition-${id}`,
  kind: 'fact',
  definition: true,
  asks: [
    `Que veut dire « ${names[0]} » ?`,
    ...names.flatMap((name) => [
      `qu’est-ce que ${name}`,
      `définition ${name}`,
      `que signifie ${name}`,
      `expliquez-moi ${name}`,
      `what is a ${name}`,
    ]),
  ],
  answer: sentence,
  sources: [pageSource(page)],
  next: askForDemo,
  related: ['about', 'use-cases', 'technologies'],
}))
