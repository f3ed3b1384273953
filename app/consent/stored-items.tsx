import { consent } from '#content/consent.ts'
import { storedItemColumns, storedItems } from '#content/stored-items.ts'

const [, , ownerLabel, durationLabel] = storedItemColumns

/** The registry of what the site may leave in the browser. */
export function StoredItems() {
  return (
    <details className="mt-5">
      <summary className="min-h-11 cursor-pointer py-2 font-semibold">{consent.dialog.itemsTitle}</summary>
      <ul className="ruled text-small">
        {storedItems.map(({ name, purpose, owner, duration }) => (
          <li key={name}>
            <p className="font-mono text-label">{name}</p>
            <p>{purpose}</p>
            <p className="text-slate">{`${ownerLabel}\u00a0: ${owner}. ${durationLabel}\u00a0: ${duration}.`}</p>
          </li>
        ))}
      </ul>
    </details>
  )
}
