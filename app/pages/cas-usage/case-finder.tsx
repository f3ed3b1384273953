import { useRef } from 'react'
import { useCases } from '#content/use-cases.ts'
import { useCasesPage } from '#content/use-cases-page.ts'
import { useRouter } from '../../router.tsx'
import { Later } from '../../ui/later.tsx'
import { SectionHeading } from '../../ui/section-heading.tsx'
import { CaseGrid } from './case-grid.tsx'
import { CategoryFilter } from './category-filter.tsx'
import { NoResult } from './no-result.tsx'
import { resultText } from './result-text.ts'
import { resultsId, SearchField } from './search-field.tsx'
import { addressOf, type CategoryChoice, selectUseCases } from './select-use-cases.ts'
import { useChangeCount } from './use-change-count.ts'
import { categoryKey } from './use-remembered-category.ts'
import { useSelection } from './use-selection.ts'

/** Search and filter, set as the legend of a map, and beside them the cases that they leave. */
export function CaseFinder() {
  const { selection, settled, type, search, choose, showAll } = useSelection()
  const {
    location: { hash },
    prerendered,
  } = useRouter()
  const results = useRef<HTMLDivElement>(null)
  const allButton = useRef<HTMLButtonElement>(null)
  const found = selectUseCases(useCases, selection)
  const answers = useChangeCount(addressOf(settled))
  const reveals = useChangeCount(settled.category)

  // A document with a part of the cases may be left by Back for an address with all, which asks for no React by itself.
  const needed = prerendered ? '' : categoryKey

  /** From far down in the list, the shorter one would otherwise end above the screen. */
  function keepResultsInSight() {
    const top = results.current?.getBoundingClientRect().top ?? 0
    if (top < 0) results.current?.scrollIntoView({ behavior: 'instant' })
  }

  return (
    <Later aria-labelledby="trouver" data-needs-react={needed} className="in-sight section">
      <div className="wrap">
        <SectionHeading id="trouver" title={useCasesPage.listTitle} />
        <div className="mt-10 gap-x-12 md:mt-14 lg:grid lg:grid-cols-[16.5rem_minmax(0,1fr)]">
          <Later
            as="div"
            className="[--room:24rem] md:[--room:17rem] no-print mb-10 gap-x-12 md:grid md:grid-cols-2 lg:sticky lg:top-[calc(var(--spacing-header)+1.5rem)] lg:mb-0 lg:block lg:self-start"
          >
            <SearchField
              category={selection.category}
              query={selection.query}
              onType={(text) => {
                keepResultsInSight()
                type(text)
              }}
              onSearch={search}
            />
            <CategoryFilter
              selection={selection}
              allButton={allButton}
              onChoose={(category: CategoryChoice) => {
                keepResultsInSight()
                choose(category)
              }}
            />
          </Later>
          {/* No scroll anchoring: the page must not jump when the cards above the anchor go. */}
          <div
            ref={results}
            id={resultsId}
            className="@container min-w-0 scroll-mt-(--room-above) [overflow-anchor:none]"
          >
            <p role="status" className="sr-only">
              {answers > 0 && resultText(selectUseCases(useCases, settled).length, settled)}
            </p>
            {found.length > 0 ? (
              <>
                <p className="mb-4 font-mono text-label text-slate wrap-anywhere">
                  {resultText(found.length, selection)}
                </p>
                {/* One by one, unless the address leads to one of them, which would come late. */}
                <CaseGrid key={reveals} useCases={found} reveal={reveals > 0 && !hash} />
              </>
            ) : (
              <NoResult
                selection={selection}
                onSearchEverywhere={() => {
                  choose('all')
                  allButton.current?.focus()
                }}
                onShowAll={() => {
                  showAll()
                  allButton.current?.focus()
                }}
              />
            )}
          </div>
        </div>
      </div>
    </Later>
  )
}
