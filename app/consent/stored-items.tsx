import { consent } from '#content/consent.ts'
import { externalServices } from '#content/external-services.ts'
import { servicesByConsent } from '#content/services-by-consent.ts'
import { storedItemColumns, storedItems } from '#content/stored-items.ts'

const { itemsTitle, services } = consent.dialog
const [, , ownerLabel, durationLabel] = storedItemColumns

const callable = servicesByConsent(externalServices)

/** The registry of what the site may leave in the browser, and of whom it may call. */
export function StoredItems() {
  return (
    <details className="mt-5">
      <summary className="min-h-11 cursor-pointer py-2 font-semibold">{itemsTitle}</summary>
      <ul className="ruled text-small">
        {storedItems.map(({ name, purpose, owner, duration }) => (
          <li key={name}>
            <p className="font-mono text-label">{name}</p>
            <p>{purpose}</p>
            <p className="text-slate">{`${ownerLabel}\u00a0: ${owner}. ${durationLabel}\u00a0: ${withSmallLetter(duration)}.`}</p>
          </li>
        ))}
      </ul>
      {callable.length > 0 && (
        <>
          <p className="mt-4 font-semibold">{services.title}</p>
          <ul className="ruled text-small">
            {callable.map(({ name, owner, reason, terms }) => (
              <li key={name}>
                <p>{`${owner}, ${reason}.`}</p>
                <a href={terms} className="text-link" rel="noreferrer">
                  {services.terms}
                </a>
              </li>
            ))}
          </ul>
        </>
      )}
    </details>
  )
}

function withSmallLetter(text: string) {
  return text.replace(/^./, (first) => first.toLowerCase())
}
