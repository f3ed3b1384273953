import { useCaseOptions } from '#content/contact-form.ts'
import { deskRequests } from '#content/desk/requests.ts'
import { deskPaths, type ListRow } from '#contract/desk-view.ts'
import { Icon } from '../ui/icon.tsx'
import { DueTime } from './due-time.tsx'
import { StateMark } from './state-mark.tsx'
import { isoTime, nearTime } from './times.ts'
import { counted, fill } from './words.ts'

/** One request in the list: its deadline first, then who, then what became of it. */
export function RequestRow({ row, now }: { row: ListRow; now: number }) {
  const words = deskRequests.row
  const useCase = useCaseOptions.find(({ value }) => value === row.useCase)?.label ?? words.noUseCase
  const isOpen = row.state === 'new' && row.quarantine === null
  return (
    <li className="desk-row" data-overdue={(isOpen && row.dueAt < now) || undefined}>
      <div className="desk-row-due">
        {isOpen ? (
          <DueTime dueAt={row.dueAt} urgent={row.urgent} now={now} />
        ) : (
          <time dateTime={isoTime(row.receivedAt)} className="font-mono text-label text-slate">
            {nearTime(row.receivedAt, now)}
          </time>
        )}
      </div>
      <div className="desk-row-who">
        <h2>
          <a href={`${deskPaths.requests}/${row.id}`} className="text-link" data-row>
            {row.name}
          </a>
        </h2>
        <p>{row.company}</p>
      </div>
      <p className="desk-row-what text-slate text-small">
        {row.quarantine ? words.quarantine[row.quarantine] : useCase}
        {isOpen && (
          <time dateTime={isoTime(row.receivedAt)} className="block text-label">
            {fill(words.received, { time: nearTime(row.receivedAt, now) })}
          </time>
        )}
      </p>
      <div className="desk-row-state text-small">
        <StateMark state={row.state} />
        <p className="text-slate [overflow-wrap:anywhere]">
          {row.owner ? fill(words.owner, { owner: row.owner }) : words.nobody}
        </p>
        {(row.notes > 0 || row.hasFailedMail) && (
          <p className="flex flex-wrap gap-x-3 text-label text-slate">
            {row.notes > 0 && <span>{counted(words.notes, row.notes)}</span>}
            {row.hasFailedMail && (
              <span className="flex items-center gap-1 text-danger">
                <Icon name="circle-alert" className="size-4" />
                {words.failedMail}
              </span>
            )}
          </p>
        )}
      </div>
    </li>
  )
}
