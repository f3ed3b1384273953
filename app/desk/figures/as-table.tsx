import type { ReactNode } from 'react'
import { deskFigures } from '#content/desk/figures.ts'

type AsTableProps = {
  readonly caption: string
  readonly columns: readonly string[]
  readonly rows: readonly { readonly key: string; readonly cells: readonly ReactNode[] }[]
}

/** What a drawing shows, in words and numbers. */
export function AsTable({ caption, columns, rows }: AsTableProps) {
  return (
    <details className="chart-table">
      <summary>{deskFigures.asTable}</summary>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: WCAG 2.1.1, what scrolls is reached with the keyboard */}
      <section className="chart-scroll" aria-label={caption} tabIndex={0}>
        <table>
          <caption className="sr-only">{caption}</caption>
          <thead>
            <tr>
              {columns.map((column) => (
                <th key={column} scope="col">
                  {column}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map(({ key, cells: [head, ...cells] }) => (
              <tr key={key}>
                <th scope="row">{head}</th>
                {cells.map((cell, index) => (
                  <td key={columns[index + 1]}>{cell}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </section>
    </details>
  )
}
