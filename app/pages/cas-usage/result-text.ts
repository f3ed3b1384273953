import { useCaseCategories } from '#content/use-cases.ts'
import { useCasesPage } from '#content/use-cases-page.ts'
import type { Selection } from './select-use-cases.ts'

const { count, countScope, noResult } = useCasesPage

/** « 2 cas d'usage dans la catégorie « … » pour « … » » */
export function resultText(found: number, selection: Selection) {
  const values = { count: String(found), ...valuesOf(selection) }
  const parts = [
    found === 0 ? count.none : count.some,
    values.category && countScope.category,
    values.term && countScope.term,
  ]
  return fill(parts.filter(Boolean).join(' '), values)
}

export function noResultTitle(selection: Selection) {
  const values = valuesOf(selection)
  return fill(values.category ? noResult.titleInCategory : noResult.title, values)
}

function valuesOf({ category, query }: Selection) {
  return { term: query.trim(), category: useCaseCategories.find(({ id }) => id === category)?.label ?? '' }
}

/** Each {name} once, so that braces in what the visitor typed stay as they are. */
function fill(text: string, values: Readonly<Record<string, string>>) {
  return text.replace(/\{(\w+)\}/g, (placeholder, name) => values[name] ?? placeholder)
}
