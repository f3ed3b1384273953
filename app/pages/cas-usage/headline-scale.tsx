import { Station } from '../../ui/station.tsx'

/** A surveyor's tape with a mark for each sentence; while they turn, a line runs to the next mark. */
export function HeadlineScale({ count, index, turning }: { count: number; index: number; turning: boolean }) {
  return (
    <div aria-hidden="true" className="headline-scale grow">
      {Array.from({ length: count }, (_, mark) => mark).map((mark) => (
        <span key={mark} className="headline-mark" data-current={mark === index}>
          {mark === index && <Station className="headline-station size-3 text-gold" />}
          {mark === index && turning && <span className="headline-run" />}
          <span className="headline-number">{String(mark + 1).padStart(2, '0')}</span>
        </span>
      ))}
    </div>
  )
}
