import { useCases } from '#content/use-cases.ts'
import { useCasesPage } from '#content/use-cases-page.ts'
import { useOpenAssistant } from '../../assistant/assistant.tsx'
import { ButtonLink } from '../../ui/button-link.tsx'
import { noResultTitle } from './result-text.ts'
import { type Selection, selectUseCases } from './select-use-cases.ts'

const { text, searchAllCategories, showAll, askAssistant, assistantQuestion, contact } = useCasesPage.noResult

type Props = { selection: Selection; onSearchEverywhere: () => void; onShowAll: () => void }

/** Nothing found, and the ways on from there. */
export function NoResult({ selection, onSearchEverywhere, onShowAll }: Props) {
  const openAssistant = useOpenAssistant()
  const foundElsewhere = selectUseCases(useCases, { ...selection, category: 'all' }).length > 0
  return (
    <div className="border border-line p-6 sm:p-10">
      <h3 className="max-w-[13em] text-h3 wrap-anywhere">{noResultTitle(selection)}</h3>
      <p className="measure mt-4 text-slate">{text}</p>
      <div className="mt-8 flex flex-col gap-3 sm:flex-row sm:flex-wrap">
        <ButtonLink action={contact} tone="gold" />
        <button
          type="button"
          className="button button-outline"
          onClick={() => openAssistant(assistantQuestion.replace('{term}', selection.query))}
        >
          {askAssistant}
        </button>
        {foundElsewhere && (
          <button type="button" className="button button-outline" onClick={onSearchEverywhere}>
            {searchAllCategories}
          </button>
        )}
        <button type="button" className="button button-outline" onClick={onShowAll}>
          {showAll}
        </button>
      </div>
    </div>
  )
}
