import type { RefObject } from 'react'
import { useCaseCategories, useCases } from '#content/use-cases.ts'
import { useCasesPage } from '#content/use-cases-page.ts'
import { CategorySign } from './category-sign.tsx'
import { resultText } from './result-text.ts'
import { searchId } from './search-field.tsx'
import { type CategoryChoice, type Selection, selectUseCases } from './select-use-cases.ts'

const choices = [{ id: 'all', label: useCasesPage.allCases }, ...useCaseCategories] as const

type Props = {
  selection: Selection
  allButton: RefObject<HTMLButtonElement | null>
  onChoose: (category: CategoryChoice) => void
}

/**
 * The map's legend: each category with its sign, and how many cases it holds for the current search. Before a script
 * answers, a press asks the server for the category's address, with what was typed.
 */
export function CategoryFilter({ selection, allButton, onChoose }: Props) {
  return (
    <fieldset className="mt-8 min-w-0 md:mt-0 lg:mt-8 noscript:mt-0">
      <legend className="text-small font-semibold">{useCasesPage.filterLabel}</legend>
      <div className="mt-2 border-t border-line">
        {choices.map(({ id, label }) => {
          const count = selectUseCases(useCases, { category: id, query: selection.query }).length
          return (
            <button
              key={id}
              ref={id === 'all' ? allButton : undefined}
              type="submit"
              form={searchId}
              name="categorie"
              value={id === 'all' ? '' : id}
              aria-pressed={selection.category === id}
              aria-describedby={`nombre-${id}`}
              className="legend-entry"
              onClick={(event) => {
                event.preventDefault()
                onChoose(id)
              }}
            >
              <CategorySign category={id} />
              {label}
              <span id={`nombre-${id}`} aria-hidden="true" className="legend-count">
                <span>{count}</span>
                <span className="sr-only">{resultText(count, { category: 'all', query: '' })}</span>
              </span>
            </button>
          )
        })}
      </div>
    </fieldset>
  )
}
