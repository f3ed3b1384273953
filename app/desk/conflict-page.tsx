import { deskRequest } from '#content/desk/request.ts'
import { deskRequests } from '#content/desk/requests.ts'
import { type ConflictView, deskFields, deskPaths, longestNote, type RequestStateName } from '#contract/desk-view.ts'
import { nearTime } from './times.ts'
import { fill } from './words.ts'

/** Two people have changed one request: the second sees both, and decides. */
export function ConflictPage({ id, name, theirs, mine, changedBy, now }: ConflictView & { readonly now: number }) {
  const words = deskRequest.conflict
  return (
    <>
      <p className="text-lead text-slate [overflow-wrap:anywhere]">{name}</p>
      <h1 className="text-h2">{words.title}</h1>
      <p className="measure mt-3" role="alert">
        {words.text}
      </p>
      {changedBy && (
        <p className="mt-1 text-slate text-small">
          {fill(words.by, { who: changedBy.who, time: nearTime(changedBy.at, now) })}
        </p>
      )}
      <div className="desk-both mt-6">
        <Choice id={id} title={words.theirs} work={theirs} version={theirs.version} note={mine.note} isMine={false} />
        <Choice id={id} title={words.mine} work={mine} version={theirs.version} note={mine.note} isMine />
      </div>
    </>
  )
}

type ChoiceProps = {
  readonly id: string
  readonly title: string
  readonly work: { readonly state: RequestStateName; readonly owner: string | null }
  readonly version: number
  readonly note: string
  readonly isMine: boolean
}

function Choice({ id, title, work, version, note, isMine }: ChoiceProps) {
  const { conflict: words, work: labels } = deskRequest
  const button = isMine ? words.useMine : words.useTheirs
  return (
    <section className="desk-panel">
      <h2 className="text-h3">{title}</h2>
      <dl className="desk-facts my-3">
        <div>
          <dt>{labels.state}</dt>
          <dd>{deskRequests.states[work.state]}</dd>
        </div>
        <div>
          <dt>{labels.owner}</dt>
          <dd>{work.owner ?? labels.nobody}</dd>
        </div>
      </dl>
      {!isMine && note === '' ? (
        <a href={`${deskPaths.requests}/${id}`} className="button button-outline">
          {words.keepTheirs}
        </a>
      ) : (
        <form method="post" action={`${deskPaths.requests}/${id}`} className="grid gap-3">
          <input type="hidden" name={deskFields.version} value={version} />
          <input type="hidden" name={deskFields.state} value={work.state} />
          <input type="hidden" name={deskFields.owner} value={work.owner ?? ''} />
          {note !== '' && (
            <label className="grid gap-1">
              <span className="font-semibold text-small">{labels.note}</span>
              <textarea name={deskFields.note} defaultValue={note} maxLength={longestNote} className="desk-control" />
            </label>
          )}
          <button type="submit" className={`button ${isMine ? 'button-solid' : 'button-outline'}`}>
            {button}
          </button>
        </form>
      )}
    </section>
  )
}
