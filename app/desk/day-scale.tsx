import { deskRequests } from '#content/desk/requests.ts'
import type { ListRow } from '#contract/desk-view.ts'
import { hourOfDay } from './times.ts'

const first = 8
const last = 19
const hours = Array.from({ length: last - first + 1 }, (_, index) => first + index)
const quarters = hours.slice(1).flatMap((hour) => [hour - 0.75, hour - 0.5, hour - 0.25])

/** The day as a scale, with a station where a deadline falls; the rows below say the same in words. */
export function DayScale({ rows, now }: { rows: readonly ListRow[]; now: number }) {
  const due = rows.flatMap(({ id, dueAt }) => {
    const hour = hourOfDay(dueAt, now)
    return hour === undefined ? [] : [{ id, hour, isOver: dueAt < now }]
  })
  const present = hourOfDay(now, now) ?? first
  return (
    <div className="desk-scale mt-6" aria-hidden="true">
      <p className="font-mono text-label text-slate">{deskRequests.scale}</p>
      <svg width="100%" height="62" aria-hidden="true">
        <line x1="0" x2="100%" y1="30" y2="30" />
        {quarters.map((hour) => (
          <line key={hour} x1={at(hour)} x2={at(hour)} y1="30" y2="35" />
        ))}
        {hours.map((hour) => (
          <line key={hour} x1={at(hour)} x2={at(hour)} y1="30" y2="41" />
        ))}
        {hours.map((hour) => (
          <text key={hour} x={at(hour)} y="56" textAnchor="middle">
            {hour}
          </text>
        ))}
        {present >= first && present <= last && (
          <line x1={at(present)} x2={at(present)} y1="2" y2="44" className="desk-scale-now" />
        )}
        {due.map(({ id, hour, isOver }) => (
          <svg key={id} x={at(hour)} y="13" overflow="visible" aria-hidden="true">
            <path d="M0 0 9 16H-9z" className={isOver ? 'fill-danger' : 'fill-gold'} />
          </svg>
        ))}
      </svg>
    </div>
  )
}

/** With room for half a figure at either end. */
function at(hour: number) {
  const share = (Math.min(last, Math.max(first, hour)) - first) / (last - first)
  return `${(3 + share * 94).toFixed(2)}%`
}
