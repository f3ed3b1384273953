import { deskAudit as words } from '#content/desk/audit.ts'
import { type AuditView, deskFields, deskPaths } from '#contract/desk-view.ts'
import { isoTime, nearTime } from './times.ts'

/** Who read or changed what: shown to the whole team. */
export function AuditPage({ entries, after, now }: AuditView & { readonly now: number }) {
  const [when, who, what, request] = words.columns
  return (
    <>
      <h1 className="text-h2">{words.title}</h1>
      <p className="measure mt-2 text-slate">{words.introduction}</p>
      {entries.length === 0 ? (
        <p className="mt-6">{words.none}</p>
      ) : (
        <table className="desk-table mt-6">
          <caption className="sr-only">{words.caption}</caption>
          <thead>
            <tr>
              <th scope="col">{when}</th>
              <th scope="col">{who}</th>
              <th scope="col">{what}</th>
              <th scope="col">{request}</th>
            </tr>
          </thead>
          <tbody>
            {entries.map((entry) => (
              <tr key={entry.id}>
                <td className="font-mono text-label">
                  <time dateTime={isoTime(entry.at)}>{nearTime(entry.at, now)}</time>
                </td>
                <td className="[overflow-wrap:anywhere]">
                  {name(entry.who)}
                  <wbr />
                  {entry.who.slice(name(entry.who).length)}
                </td>
                <td>{words.actions[entry.action]}</td>
                <td>
                  {entry.requestId && (
                    <a href={`${deskPaths.requests}/${entry.requestId}`} className="text-link font-mono text-label">
                      {entry.requestId.slice(-6)}
                    </a>
                  )}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
      {after !== undefined && (
        <p className="no-print mt-4">
          <a
            href={`${deskPaths.audit}?${deskFields.after}=${after}`}
            rel="next"
            className="text-link inline-flex min-h-11 items-center"
          >
            {words.next}
          </a>
        </p>
      )}
    </>
  )
}

/** What stands before the « @ », where a narrow column breaks an address. */
function name(address: string) {
  return address.split('@', 1)[0] ?? ''
}
