import type { ReactNode } from 'react'
import type { NamedCount } from '#contract/desk-figures.ts'
import { Hatching } from './column-chart.tsx'
import { writtenCount } from './written.ts'

type BarTableProps<Row extends NamedCount> = {
  readonly title: string
  readonly text?: string
  readonly label: string
  readonly count: string
  readonly rows: readonly Row[]
  readonly empty: string
  /** Under the name, instead of its bar. */
  readonly drawing?: (row: Row) => ReactNode
  /** What the drawings show, as a table. */
  readonly children?: ReactNode
}

/** Counts under their names, each with its measure under it: a table that is its own drawing. */
export function BarTable<Row extends NamedCount>({
  title,
  text,
  label,
  count,
  rows,
  empty,
  drawing,
  children,
}: BarTableProps<Row>) {
  const highest = Math.max(1, ...rows.map((row) => (row.count === 'few' ? 0 : row.count)))
  return (
    <div className="chart">
      <h3 className="chart-title">{title}</h3>
      {text && <p className="chart-text">{text}</p>}
      {rows.length === 0 ? (
        <p className="chart-none">{empty}</p>
      ) : (
        <table className="bar-table">
          <caption className="sr-only">{title}</caption>
          <thead className="sr-only">
            <tr>
              <th scope="col">{label}</th>
              <th scope="col">{count}</th>
            </tr>
          </thead>
          <tbody>
            {rows.map((row) => (
              <tr key={row.label}>
                <th scope="row">
                  {row.label}
                  {drawing ? drawing(row) : <Bar count={row.count} highest={highest} />}
                </th>
                <td>{writtenCount(row.count)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
      {children}
    </div>
  )
}

function Bar({ count, highest }: { count: NamedCount['count']; highest: number }) {
  return (
    <svg width="100%" height="10" className="bar" aria-hidden="true">
      <Hatching />
      <line x1="0" x2="100%" y1="9.5" y2="9.5" className="chart-line" />
      {count === 'few' ? (
        <rect width="14" height="10" data-part="few" />
      ) : (
        <rect width={`${((count / highest) * 100).toFixed(2)}%`} height="10" data-part="kept" />
      )}
    </svg>
  )
}
