import { assuranceList } from '#content/assurances.ts'
import { paths } from '#content/paths.ts'
import { lowerFirst } from '../../markdown.ts'
import { forEach, type Sayings, type TopicSite } from '../topic.ts'

/** What the company file says is told; on the rest the site has nothing. */
export function assuranceTopics({ content, sources }: TopicSite): Sayings {
  return forEach(
    assuranceList,
    ({ id }) => `assurance-${id}`,
    ({ id, label }) => {
      const text = content.assurances[id]
      const english = content.assurancesInEnglish[id]
      return text
        ? {
            kind: 'fact',
            answer: `${label} : ${lowerFirst(text)}`,
            ...(english && { english }),
            sources: [sources.page(paths.solutions)],
            related: ['security', 'commitments', 'cost'],
          }
        : undefined
    },
  )
}
