import type { MeasureScale } from '#content/methodology.ts'

/** A threshold on its range, or a growth month after month. Decorative: the figure beside it says the same. */
export function MetricScale({ scale }: { scale: MeasureScale }) {
  return scale.kind === 'threshold' ? <Threshold {...scale} /> : <Growth {...scale} />
}

function Threshold({ value, of }: { value: number; of: number }) {
  const at = `${(100 * value) / of}%`
  return (
    <div aria-hidden="true">
      <svg className="block h-4 w-full overflow-visible" aria-hidden="true">
        <rect x={at} y="0.5rem" width={`${100 - (100 * value) / of}%`} height="0.5rem" className="fill-white/25" />
        <svg x={at} overflow="visible" aria-hidden="true">
          <path d="M0 14-5 4H5z" className="fill-gold" />
        </svg>
      </svg>
      <div className={of === 5 ? 'ruler ruler-fifths' : 'ruler'} />
    </div>
  )
}

const months = [0, 1, 2, 3, 4, 5, 6]

function Growth({ monthly }: { monthly: number }) {
  return (
    <svg className="h-16 w-full overflow-visible stroke-white" aria-hidden="true">
      {months.map((month) => (
        <line
          key={month}
          x1={`${(100 * month) / 6}%`}
          x2={`${(100 * month) / 6}%`}
          y1="4rem"
          y2={`${4 - 1.25 * (1 + monthly) ** month}rem`}
          strokeWidth="1.5"
        />
      ))}
      <line x2="100%" y1="4rem" y2="4rem" />
    </svg>
  )
}
