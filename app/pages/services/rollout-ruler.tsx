import { servicesPage } from '#content/services-page.ts'

/** The stages of the opening at their place on a ruler of the whole traffic. */
export function RolloutRuler({ stages }: { stages: readonly string[] }) {
  const { rollout, rolloutCaption } = servicesPage.steps
  return (
    <div>
      <h3 className="text-h3">{rollout}</h3>
      <p className="mt-2 max-w-[34rem] text-slate">{rolloutCaption}</p>
      <svg className="rollout" role="img" aria-label={stages.join(' → ')}>
        {stages.map((stage) => (
          <Stage key={stage} stage={stage} />
        ))}
      </svg>
      <div aria-hidden="true" className="ruler" />
    </div>
  )
}

function Stage({ stage }: { stage: string }) {
  const share = `${Number.parseInt(stage, 10)}%`
  return (
    <g>
      <rect y="5.5rem" width={share} height="1rem" className="fill-white/15" />
      <line x1={share} x2={share} y1="3.75rem" y2="6.5rem" className="stroke-white" />
      <svg x={share} y="3rem" overflow="visible" aria-hidden="true">
        <path d="M0-6 7 7H-7z" className="fill-gold" />
      </svg>
      <text x={share} y="1.75rem">
        {stage}
      </text>
    </g>
  )
}
