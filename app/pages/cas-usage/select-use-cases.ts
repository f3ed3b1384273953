import { paths } from '#content/paths.ts'
import { type UseCase, type UseCaseCategory, useCaseCategories } from '#content/use-cases.ts'
import { readQuery } from '#contract/search-query.ts'

export type CategoryChoice = UseCaseCategory | 'all'
export type Selection = { readonly category: CategoryChoice; readonly query: string }

export const everything: Selection = { category: 'all', query: '' }

/** The cases of the category in which every word of the query stands somewhere. */
export function selectUseCases(useCases: readonly UseCase[], { category, query }: Selection) {
  const matches = matcher(query)
  return useCases.filter((useCase) => (category === 'all' || useCase.category === category) && matches(useCase))
}

/** What the address asks for; a category that does not exist counts as all. */
export function readSelection(search: string): Selection {
  const parameters = new URLSearchParams(search)
  const asked = parameters.get('categorie')
  return {
    category: useCaseCategories.find(({ id }) => id === asked)?.id ?? 'all',
    query: readQuery(parameters),
  }
}

export function addressOf({ category, query }: Selection) {
  const parameters = new URLSearchParams()
  if (category !== 'all') parameters.set('categorie', category)
  if (query.trim()) parameters.set('q', query)
  return parameters.size > 0 ? `${paths.useCases}?${parameters}` : paths.useCases
}

function matcher(query: string): (useCase: UseCase) => boolean {
  if (!query.trim()) return () => true
  const words = fold(query)
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean)
    .map(singular)
  return (useCase) => {
    const text = searchableText(useCase)
    return words.length > 0 && words.every((word) => text.includes(word))
  }
}

function searchableText({ title, description, applications, sectors, category }: UseCase) {
  const label = useCaseCategories.find(({ id }) => id === category)?.label
  const uses = applications.map(({ name, explanation }) => `${name} ${explanation}`)
  const text = fold([title, description, ...uses, sectors, label].join('\n'))
  // Once more without hyphens, so that « email » finds « e-mail », and with « hôpital » for « hôpitaux » and the reverse.
  return [text, text.replaceAll('-', ''), text.replace(/aux\b/g, 'al'), text.replace(/al\b/g, 'aux')].join('\n')
}

/** Words are looked for inside words, so that the singular finds the plural too. */
function singular(word: string) {
  return word.length > 3 ? word.replace(/s$/, '') : word
}

function fold(text: string) {
  return text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase().replaceAll('œ', 'oe').replaceAll('æ', 'ae')
}
