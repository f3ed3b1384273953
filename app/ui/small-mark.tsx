import { mark } from '#content/brand/mark.ts'

/** The brand's small solid mark, on the map a station: marks list items, steps, card corners and the current page. */
export function SmallMark({ className = 'size-2.5 text-blue' }: { className?: string }) {
  return (
    <svg viewBox="0 0 10 10" className={`flex-none fill-current ${className}`} aria-hidden="true">
      <path d={mark.point} />
    </svg>
  )
}
