import { deskRequests } from '#content/desk/requests.ts'
import { Icon } from '../ui/icon.tsx'
import { isoTime, nearTime, span } from './times.ts'
import { fill } from './words.ts'

/** Until when to call back: in words, with a sign where it is over. */
export function DueTime({ dueAt, urgent, now }: { dueAt: number; urgent: boolean; now: number }) {
  const words = deskRequests.row
  const isOver = dueAt < now
  return (
    <p className="desk-due" data-over={isOver || undefined}>
      <span className="desk-due-span">
        {isOver && <Icon name="circle-alert" className="size-5" />}
        {fill(isOver ? words.overdue : words.due, { span: span(dueAt - now) })}
      </span>
      <time dateTime={isoTime(dueAt)} className="block font-mono text-label text-slate">
        {fill(words.before, { time: nearTime(dueAt, now) })}
      </time>
      {urgent && (
        <span className="desk-urgent">
          <Icon name="siren" className="size-4" />
          {words.urgent}
        </span>
      )}
    </p>
  )
}
