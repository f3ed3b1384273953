import { deskRequest } from '#content/desk/request.ts'
import { deskRequests } from '#content/desk/requests.ts'
import { deskFields, deskPaths, longestNote, type RequestView, requestStates } from '#contract/desk-view.ts'
import { fill } from './words.ts'

type WorkFormProps = RequestView & { readonly member: string }

/** State, owner and a note, saved together: nothing half-written is left behind in another form. */
export function WorkForm({ id, state, owner, version, team, member, notice, typedNote = '' }: WorkFormProps) {
  const words = deskRequest.work
  return (
    <section className="desk-panel no-print" aria-labelledby="suivi">
      <h2 id="suivi" className="text-h3">
        {words.title}
      </h2>
      <form method="post" action={`${deskPaths.requests}/${id}`} className="mt-3 grid gap-4">
        <input type="hidden" name={deskFields.version} value={version} />
        <div className="grid gap-4 sm:grid-cols-2">
          <label className="grid gap-1">
            <span className="font-semibold text-small">{words.state}</span>
            <select name={deskFields.state} defaultValue={state} className="desk-control">
              {requestStates.map((name) => (
                <option key={name} value={name}>
                  {deskRequests.states[name]}
                </option>
              ))}
            </select>
          </label>
          <label className="grid gap-1">
            <span className="font-semibold text-small">{words.owner}</span>
            <select name={deskFields.owner} defaultValue={owner ?? ''} className="desk-control">
              <option value="">{words.nobody}</option>
              {owners(team, member, owner).map((address) => (
                <option key={address} value={address}>
                  {address === member ? fill(words.me, { member }) : address}
                </option>
              ))}
            </select>
          </label>
        </div>
        <div className="grid gap-1">
          <label htmlFor="note" className="font-semibold text-small">
            {words.note}
          </label>
          <p id="note-hint" className="text-label text-slate">
            {words.noteHint}
          </p>
          <textarea
            id="note"
            name={deskFields.note}
            maxLength={longestNote}
            defaultValue={typedNote}
            aria-describedby="note-hint note-draft"
            className="desk-control"
            data-draft={`${member} ${id}`}
            data-saved={notice === 'saved' ? '' : undefined}
          />
          <p id="note-draft" className="text-label text-slate" role="status" />
        </div>
        <button type="submit" className="button button-gold">
          {words.save}
        </button>
      </form>
    </section>
  )
}

/** Whoever has it stays in the list, also once they have left the team. */
function owners(team: readonly string[], member: string, owner: string | null) {
  return [...new Set([member, ...team, ...(owner ? [owner] : [])])]
}
