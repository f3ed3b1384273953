import type { MethodologyStep } from '#content/methodology.ts'
import { lineText } from '#content/named-line.ts'
import { servicesPage } from '#content/services-page.ts'
import { Later } from '../../ui/later.tsx'
import { SmallMark } from '../../ui/small-mark.tsx'
import { Measures } from './measures.tsx'
import { Metrics } from './metrics.tsx'
import { RolloutRuler } from './rollout-ruler.tsx'
import { StepTools } from './step-tools.tsx'

const labels = servicesPage.steps

/** One step: its name stays beside what it takes and what it remits; below, what it measures and what it is worth. */
export function MethodStep({ step }: { step: MethodologyStep }) {
  const { id, tools, deliverables, valueProposition, figures, rollout, metrics } = step
  return (
    <Later id={id} aria-labelledby={titleId(step)} className={`@container ${ground(step)}`}>
      <div className="wrap step-rows">
        <div className="step-columns">
          <StepName step={step} />
          <div className="grid gap-12">
            <StepTools tools={tools} />
            <Deliverables number={step.number} items={deliverables.map(lineText)} />
          </div>
        </div>
        {rollout && <RolloutRuler stages={rollout} />}
        {metrics && <Metrics metrics={metrics} />}
        <div className="step-result">
          <div>
            <h3 className="font-mono text-label font-normal tracking-normal text-slate">{labels.valueProposition}</h3>
            <p className="mt-3 max-w-[48rem] font-heading text-h3">{valueProposition}</p>
          </div>
          {figures && <Measures measures={figures} />}
        </div>
      </div>
    </Later>
  )
}

function StepName({ step }: { step: MethodologyStep }) {
  return (
    <header className="step-name">
      <p className="flex items-center gap-4">
        <SmallMark className="size-5 text-gold" />
        <span className="figure">
          <span className="sr-only">{labels.step} </span>
          {step.number}
        </span>
        <span aria-hidden="true" className="text-[1.375rem]">
          {step.emoji}
        </span>
      </p>
      <h2 id={titleId(step)} className="mt-5 text-h2">
        {step.title}
      </h2>
      <p className="mt-3 text-lead text-slate">{step.subtitle}</p>
    </header>
  )
}

function Deliverables({ number, items }: { number: string; items: readonly string[] }) {
  return (
    <div>
      <h3 className="font-mono text-label font-normal tracking-normal text-slate">{labels.deliverables}</h3>
      <ol className="ruled mt-4">
        {items.map((item, index) => (
          <li key={item} className="flex gap-edge">
            <span aria-hidden="true" className="flex-none pt-px font-mono text-small text-slate">
              {number}.{index + 1}
            </span>
            {item}
          </li>
        ))}
      </ol>
    </div>
  )
}

function titleId({ id }: MethodologyStep) {
  return `${id}-titre`
}

/** The step that tracks indicators is on the blue ground. The more a step tells, the more room it has. */
function ground({ metrics, figures }: MethodologyStep) {
  if (metrics) return 'ground-blue on-blue bg-prussian [--room:222rem] md:[--room:158rem]'
  return figures ? 'bg-mist [--room:133rem] md:[--room:78rem]' : 'bg-paper [--room:97rem] md:[--room:67rem]'
}
