import { resultInEnglish, resultText } from '#content/accessibility/result-text.ts'
import namesInEnglish from '../rgaa-themes-in-english.json' with { type: 'json' }
import { forEach, type Sayings, type TopicSite } from '../topic.ts'

/** The result of each theme of the RGAA, from the table of the declaration. */
export function accessibilityResultTopics({ content, sources }: TopicSite): Sayings {
  return forEach(
    content.accessibilitySummary.themes,
    (_, index) => `rgaa-theme-${index + 1}`,
    ({ name, counts }, index) => ({
      kind: 'fact',
      answer: `Thématique ${index + 1} du RGAA, « ${name} », en nombre de critères : ${resultText(counts)}.`,
      english: `RGAA theme ${index + 1}, ${namesInEnglish[index]}, by number of criteria: ${resultInEnglish(counts)}.`,
      sources: [sources.accessibility('etat-de-conformite')],
      related: ['accessibility', 'accessibility-fault'],
    }),
  )
}
