import { deskRequests } from '#content/desk/requests.ts'
import { deskFields, deskPaths, type Filters } from '#contract/desk-view.ts'

type FilterProps = { readonly filters: Filters; readonly team: readonly string[]; readonly member: string }

/** A form that gets the same list by another address. */
export function ListFilters({ filters: { tab, owner, search }, team, member }: FilterProps) {
  const words = deskRequests.filter
  return (
    <search aria-label={words.label} className="no-print">
      <form method="get" action={deskPaths.home} className="desk-filters">
        {tab !== 'new' && <input type="hidden" name={deskFields.tab} value={tab} />}
        <label className="grid flex-1 basis-64 gap-1">
          <span className="text-label text-slate">{words.search}</span>
          <input
            type="search"
            name={deskFields.search}
            defaultValue={search}
            placeholder={words.searchHint}
            maxLength={100}
            className="desk-control"
          />
        </label>
        <label className="grid basis-48 gap-1 max-sm:grow">
          <span className="text-label text-slate">{words.owner}</span>
          <select name={deskFields.owner} defaultValue={owner} className="desk-control">
            <option value="">{words.anybody}</option>
            <option value="-">{words.nobody}</option>
            <option value={member}>{words.me}</option>
            {team
              .filter((address) => address !== member)
              .map((address) => (
                <option key={address} value={address}>
                  {address}
                </option>
              ))}
          </select>
        </label>
        <button type="submit" className="button button-outline min-h-11">
          {words.apply}
        </button>
        {(search !== '' || owner !== '') && (
          <a
            href={tab === 'new' ? deskPaths.home : `${deskPaths.home}?${deskFields.tab}=${tab}`}
            className="text-link inline-flex min-h-11 items-center"
          >
            {words.clear}
          </a>
        )}
      </form>
    </search>
  )
}
