import { type Assurances, assuranceList, filledAssurances } from '#content/company/assurances.ts'
import { paths } from '#content/paths.ts'
import { lowerFirst } from '../../markdown.ts'
import { pageSource } from '../../sources.ts'
import { askForDemo, type Saying } from '../topic.ts'

/** What the company file says is told… */
export function assuranceTopics(assurances: Assurances): Saying[] {
  return filledAssurances(assurances).map(({ id, label, text }) => ({
    id: `assurance-${id}`,
    kind: 'fact',
    answer: `${label} : ${lowerFirst(text)}`,
    sources: [pageSource(paths.solutions)],
    next: askForDemo,
    related: ['security', 'commitments', 'cost'],
  }))
}

/** … and on the rest the site has nothing. */
export function unfilledAssurances(assurances: Assurances): string[] {
  return assuranceList.flatMap(({ id }) => (assurances[id] ? [] : [`assurance-${id}`]))
}
