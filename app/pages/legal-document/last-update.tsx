import type { LastUpdate as LastUpdateContent } from '#content/legal-document.ts'
import { RichText } from '../../ui/rich-text.tsx'
import { longDate, months } from './long-date.ts'
import { useToday } from './use-today.ts'

export function LastUpdate({ updated }: { updated: LastUpdateContent }) {
  return (
    <div className="font-mono text-label text-slate @4xl:pt-1">
      <p>
        {updated.label}
        {updated.kind === 'today' ? <Today /> : <Day isoDate={updated.isoDate} text={updated.text} />}
      </p>
      {updated.kind === 'fixed' && updated.completed && (
        <p className="mt-1">
          <RichText text={updated.completed.text} />
        </p>
      )}
    </div>
  )
}

function Today() {
  const today = useToday()
  return <Day isoDate={today} text={longDate(today)} data-today={months} />
}

type DayProps = { isoDate: string; text: string; 'data-today'?: string }

/** keep-dated.ts may have put today's date before React came. */
function Day({ isoDate, text, ...mark }: DayProps) {
  return (
    <time dateTime={isoDate} className="whitespace-nowrap" suppressHydrationWarning {...mark}>
      {text}
    </time>
  )
}
