import { consent } from '#content/consent.ts'
import { storedItems } from '#content/stored-items.ts'

const { items: words } = consent.dialog

/** The registry of what the site may leave in the browser. */
export function StoredItems() {
  return (
    <details className="mt-5">
      <summary className="min-h-11 cursor-pointer py-2 font-semibold">{words.title}</summary>
      <table className="stacked-table text-small">
        <thead>
          <tr>
            {words.columns.map((column) => (
              <th key={column} scope="col">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {storedItems.map(({ name, purpose, owner, duration }) => (
            <tr key={name}>
              <th scope="row" className="font-mono text-label break-all">
                {name}
              </th>
              <td>{purpose}</td>
              <td>{owner}</td>
              <td>{duration}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </details>
  )
}
