import { Later } from '../ui/later.tsx'
import { SmallMark } from '../ui/small-mark.tsx'

type NextStep = { readonly title: string; readonly text: string }

/** What follows a request, as the stations of a survey chain: each one is sighted from the two before it. */
export function NextSteps({ steps, className = '' }: { steps: readonly NextStep[]; className?: string }) {
  return (
    <Later as="div" className={`in-sight next-steps ${className}`}>
      <svg viewBox="0 0 100 1" preserveAspectRatio="none" className="sights" aria-hidden="true">
        <path d={sights(steps.length)} />
      </svg>
      <ol className="next-steps-list">
        {steps.map(({ title, text }, index) => (
          <li key={title}>
            <SmallMark className="next-step-station text-gold" />
            <p className="next-step-note font-mono text-label">{String(index + 1).padStart(2, '0')}</p>
            <h3 className="mt-1 text-h3">{title}</h3>
            <p className="next-step-note mt-2 max-w-[26rem] text-small">{text}</p>
          </li>
        ))}
      </ol>
    </Later>
  )
}

/** The lines between stations that stand in turn on the upper and the lower edge, one a column, up to the next sheet. */
function sights(count: number) {
  const stations = Array.from({ length: count + 1 }, (_, index) => `${(index * 100) / count} ${index % 2}`)
  const outlines = [0, 1].map((first) => stations.filter((_, index) => index % 2 === first))
  return [stations, ...outlines].map((points) => `M${points.join('L')}`).join('')
}
