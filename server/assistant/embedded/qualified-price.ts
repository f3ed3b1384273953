import type { ReadQuestion } from './read-question.ts'
import type { Topic } from './topic.ts'

/** The topic that says which prices the site does not give. */
export const unpublishedPrice = 'unpublished-price'
export const projectPrice = 'cost'
/** What the price of one project does not answer. */
const qualifiers = new Set(
  'remise remises rabais reduction reductions ristourne promo promotion discount utilisateur utilisateurs user users poste postes siege sieges seat seats licence licences journalier journaliere tjm mensuel mensuelle mensualite mensualites annuel annuelle horaire'.split(
    ' ',
  ),
)

/** « combien pour 50 utilisateurs ? », « et par mois ? »: the site has one figure, for a project, and this is not it. */
export function asksForAnotherPrice({ words, terms }: ReadQuestion, { id }: Pick<Topic, 'id'>): boolean {
  if (id === 'duration') return isPerPeriod(words)
  const isPriced =
    id === projectPrice || (id.startsWith('licence-') && (terms.has('@cout') || words.includes('combien')))
  return isPriced && (words.some((word) => qualifiers.has(word)) || isPerPeriod(words))
}

function isPerPeriod(words: readonly string[]) {
  return words.some((word, at) => word === 'par' && /^(?:mois|an|annee|jour|heure|personne)$/.test(words[at + 1] ?? ''))
}
