import { home } from '#content/home.ts'
import { methodologySteps } from '#content/methodology.ts'
import { ButtonLink } from '../../ui/button-link.tsx'
import { SectionHeading } from '../../ui/section-heading.tsx'
import { Station } from '../../ui/station.tsx'

const { method } = home

/** The four steps as stations on one surveyed line: across the page, or down it on a phone. */
export function Method() {
  return (
    <section className="section overflow-clip bg-mist" aria-labelledby="methode">
      <div className="wrap">
        <SectionHeading id="methode" title={method.title} introduction={method.introduction} />
        <ol className="survey-chain mt-14 lg:mt-20">
          {methodologySteps.map((step) => (
            <li key={step.id} className="survey-step">
              <Station className="survey-step-station text-gold" />
              <p className="flex items-baseline gap-3">
                <span className="font-mono text-figure tracking-[-0.04em] tabular-nums">{step.number}</span>
                <span aria-hidden="true" className="text-[1.25rem] opacity-80">
                  {step.emoji}
                </span>
              </p>
              <h3 className="mt-4 text-h3">{step.title}</h3>
              <p className="mt-3 max-w-[32ch] text-slate">{step.summary}</p>
            </li>
          ))}
        </ol>
        <ButtonLink action={method.action} tone="outline" className="mt-12 max-sm:w-full lg:mt-16" />
      </div>
    </section>
  )
}
