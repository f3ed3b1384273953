import type { ReadQuestion } from './read-question.ts'
import type { Topic } from './topic.ts'
import prices from './wordings/prices.json' with { type: 'json' }
import { createWordings } from './wordings/wordings.ts'

/** The topic that says which prices the site does not give. */
export const unpublishedPrice = 'unpublished-price'
export const projectPrice = 'cost'
/** What the price of one project does not answer. */
const qualifiers = createWordings([...prices.others, ...prices.perPeriod])
const perPeriod = createWordings(prices.perPeriod)

/** « combien pour 50 utilisateurs ? », « et par mois ? »: the site has one figure, for a project, and this is not it. */
export function asksForAnotherPrice({ words, terms }: ReadQuestion, { id }: Pick<Topic, 'id'>): boolean {
  if (id === 'duration') return perPeriod.areIn(words)
  const isPriced =
    id === projectPrice || (id.startsWith('licence-') && (terms.has('@cout') || words.includes('combien')))
  return isPriced && qualifiers.areIn(words)
}
