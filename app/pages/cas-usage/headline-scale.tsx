import { SmallMark } from '../../ui/small-mark.tsx'

/** A surveyor's tape with a mark for each sentence; while they turn, a line runs to the next mark. */
export function HeadlineScale({ count }: { count: number }) {
  const numbers = Array.from({ length: count }, (_, mark) => String(mark + 1).padStart(2, '0'))
  return (
    <div aria-hidden="true" className="headline-scale grow">
      {numbers.map((number) => (
        <span key={number} className="headline-mark">
          <span className="headline-number">{number}</span>
          <span className="headline-current">
            <SmallMark className="headline-station size-3 text-gold" />
            <span className="headline-run" />
            <span className="headline-number">{number}</span>
          </span>
        </span>
      ))}
    </div>
  )
}
