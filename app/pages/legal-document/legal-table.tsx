// biome-ignore-all lint/a11y/noRedundantRoles: Safari forgets them where the styles change the display of a table; so e2e/markup.spec.ts exempts them too.
import type { LegalTable as LegalTableContent } from '#content/legal-document.ts'
import { RichText } from '../../ui/rich-text.tsx'

/** On narrow screens every row becomes a small list, each cell under its column's name. */
export function LegalTable({ table: { caption, columns, rows } }: { table: LegalTableContent }) {
  return (
    <table role="table" className="legal-table">
      <caption>{caption}</caption>
      <thead role="rowgroup">
        <tr role="row">
          {columns.map((column) => (
            <th key={column} role="columnheader" scope="col">
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody role="rowgroup">
        {rows.map((cells, row) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the rows of a text never move.
          <tr key={row} role="row">
            {cells.map((cell, index) =>
              index === 0 ? (
                <th key={columns[index]} role="rowheader" scope="row">
                  <RichText text={cell} />
                </th>
              ) : (
                <td key={columns[index]} role="cell" data-column={columns[index]}>
                  <RichText text={cell} />
                </td>
              ),
            )}
          </tr>
        ))}
      </tbody>
    </table>
  )
}
