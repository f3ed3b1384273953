import { useEffect, useEffectEvent, useRef } from 'react'
import { paths } from '#content/paths.ts'
import { useCasesPage } from '#content/use-cases-page.ts'
import { longestQuery } from '#contract/search-query.ts'
import { Icon } from '../../ui/icon.tsx'
import type { CategoryChoice } from './select-use-cases.ts'

const { label, placeholder, submit, clear } = useCasesPage.search

/** Where the cases are: the browser goes there by itself where it asks for an address of theirs. */
export const resultsId = 'resultats'
/** The form that asks for them, for the filters too. */
export const searchId = 'chercher'

type Props = {
  category: CategoryChoice
  query: string
  onType: (text: string) => void
  onSearch: (query: string) => void
}

/** A form of its own right: before React answers, it asks the server for the same address. */
export function SearchField({ category, query, onType, onSearch }: Props) {
  const input = useRef<HTMLInputElement>(null)
  const keepEarlyText = useEffectEvent(() => {
    const early = input.current?.value ?? ''
    if (early !== query) onType(early)
  })
  useEffect(() => keepEarlyText(), [])

  return (
    <search className="noscript:hidden">
      <form
        id={searchId}
        action={`${paths.useCases}#${resultsId}`}
        onSubmit={(event) => {
          event.preventDefault()
          // What was typed while React came, or set by a program, is not in its state.
          onSearch(input.current?.value ?? query)
        }}
      >
        <label htmlFor="recherche" className="block text-small font-semibold">
          {label}
        </label>
        <div className="search-box mt-2 flex rounded border border-slate bg-paper">
          <input
            ref={input}
            id="recherche"
            type="search"
            name="q"
            value={query}
            onChange={(event) => onType(event.target.value)}
            placeholder={placeholder}
            maxLength={longestQuery}
            autoComplete="off"
            enterKeyHint="search"
            className="h-12 min-w-0 grow rounded px-3.5 placeholder:text-slate"
          />
          {query && (
            <button
              type="button"
              aria-label={clear}
              className="grid w-11 flex-none cursor-pointer place-items-center rounded text-slate hover:text-ink"
              onClick={() => {
                onSearch('')
                input.current?.focus()
              }}
            >
              <Icon name="x" className="size-5" />
            </button>
          )}
          {/* With the category, which a hidden field would send beside the one of a filter that is pressed. */}
          <button
            type="submit"
            aria-label={submit}
            {...(category !== 'all' && { name: 'categorie', value: category })}
            className="grid w-12 flex-none cursor-pointer place-items-center rounded text-blue hover:bg-sky"
          >
            <Icon name="search" className="size-5" />
          </button>
        </div>
      </form>
    </search>
  )
}
