import { deskRequests as words } from '#content/desk/requests.ts'
import { deskFields, deskPaths, type Filters, type ListView, listTabs } from '#contract/desk-view.ts'
import { SmallMark } from '../ui/small-mark.tsx'
import { DayScale } from './day-scale.tsx'
import { ListFilters } from './list-filters.tsx'
import { Notice } from './notice.tsx'
import { RequestRow } from './request-row.tsx'

type ListPageProps = ListView & { readonly member: string; readonly now: number }

/** What is due first, and what has gone over: the page of every morning. */
export function ListPage({
  filters,
  counts,
  overdue,
  rows,
  after,
  isFirstPage,
  team,
  notice,
  member,
  now,
}: ListPageProps) {
  const isFiltered = filters.search !== '' || filters.owner !== ''
  return (
    <>
      {notice && <Notice>{words.notices[notice]}</Notice>}
      <div className="flex flex-wrap items-end justify-between gap-x-10 gap-y-4">
        <h1 className="text-h2">{words.title}</h1>
        <dl className="desk-measures">
          <Measure value={overdue} words={words.measures.overdue} isAlarming={overdue > 0} />
          <Measure value={counts.new} words={words.measures.waiting} />
          <Measure value={counts.quarantine} words={words.measures.quarantine} />
        </dl>
      </div>
      {filters.tab === 'new' && isFirstPage && <DayScale rows={rows} now={now} />}
      <nav aria-label={words.tabsLabel} className="desk-tabs no-print mt-6">
        <ul>
          {listTabs.map((tab) => (
            <li key={tab}>
              <a href={listAddress({ ...filters, tab })} aria-current={tab === filters.tab ? 'page' : undefined}>
                {tab === filters.tab && <SmallMark className="size-2 text-blue" />}
                {words.tabs[tab]} <span className="desk-count">{counts[tab]}</span>
              </a>
            </li>
          ))}
        </ul>
      </nav>
      <ListFilters filters={filters} team={team} member={member} />
      {filters.tab === 'quarantine' && <p className="side-note mt-5">{words.quarantineNote}</p>}
      {rows.length === 0 ? (
        <Empty filters={filters} isFiltered={isFiltered} />
      ) : (
        <ol className="desk-list mt-4">
          {rows.map((row) => (
            <RequestRow key={row.id} row={row} now={now} />
          ))}
        </ol>
      )}
      <p className="no-print mt-6 flex flex-wrap gap-x-8">
        {!isFirstPage && (
          <a href={listAddress(filters)} className="text-link inline-flex min-h-11 items-center">
            {words.first}
          </a>
        )}
        {after !== undefined && (
          <a href={listAddress(filters, after)} className="text-link inline-flex min-h-11 items-center" rel="next">
            {words.next}
          </a>
        )}
      </p>
    </>
  )
}

function Measure({
  value,
  words: { one, other },
  isAlarming = false,
}: {
  value: number
  words: { readonly one: string; readonly other: string }
  isAlarming?: boolean
}) {
  return (
    <div data-alarming={isAlarming || undefined}>
      <dd className="figure">{value}</dd>
      <dt>{value === 1 ? one : other}</dt>
    </div>
  )
}

function Empty({ filters, isFiltered }: { filters: Filters; isFiltered: boolean }) {
  const { tab, search } = filters
  const { title, text } = words.empty[isFiltered ? 'search' : tab === 'new' || tab === 'quarantine' ? tab : 'other']
  return (
    <div className="desk-empty mt-4">
      <SmallMark className="size-6 text-blue" />
      <h2 className="text-h3">{title}</h2>
      <p className="text-slate">{text}</p>
      {search !== '' && tab !== 'all' && (
        <a
          href={listAddress({ tab: 'all', owner: '', search })}
          className="text-link inline-flex min-h-11 items-center"
        >
          {words.empty.everywhere}
        </a>
      )}
    </div>
  )
}

/** The filters stand in the address: it can be kept and sent on. */
function listAddress({ tab, owner, search }: Filters, after?: string) {
  const query = new URLSearchParams({
    ...(tab === 'new' ? {} : { [deskFields.tab]: tab }),
    ...(owner ? { [deskFields.owner]: owner } : {}),
    ...(search ? { [deskFields.search]: search } : {}),
    ...(after ? { [deskFields.after]: after } : {}),
  })
  return query.size > 0 ? `${deskPaths.home}?${query}` : deskPaths.home
}
