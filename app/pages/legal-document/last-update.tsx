import type { LastUpdate as LastUpdateContent } from '#content/legal-document.ts'
import { longDate } from './long-date.ts'
import { useToday } from './use-today.ts'

export function LastUpdate({ updated }: { updated: LastUpdateContent }) {
  return (
    <p className="font-mono text-label text-slate @4xl:pt-1">
      {updated.label}
      {updated.kind === 'today' ? <Today /> : <Day isoDate={updated.isoDate} text={updated.text} />}
    </p>
  )
}

function Today() {
  const today = useToday()
  return <Day isoDate={today} text={longDate(today)} />
}

function Day({ isoDate, text }: { isoDate: string; text: string }) {
  return (
    <time dateTime={isoDate} className="whitespace-nowrap">
      {text}
    </time>
  )
}
