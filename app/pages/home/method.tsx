import { home } from '#content/home.ts'
import { methodologyOutline } from '#content/methodology-outline.ts'
import { ButtonLink } from '../../ui/button-link.tsx'
import { Later } from '../../ui/later.tsx'
import { SectionHeading } from '../../ui/section-heading.tsx'
import { SmallMark } from '../../ui/small-mark.tsx'

const { method } = home

/** The four steps as stations on one surveyed line: across the page, or down it on a phone. */
export function Method() {
  return (
    <Later className="section overflow-clip bg-mist" aria-labelledby="methode">
      <div className="wrap">
        <SectionHeading id="methode" title={method.title} introduction={method.introduction} />
        <Later as="ol" className="method-line mt-14 @5xl:mt-20">
          {methodologyOutline.map((step) => (
            <li key={step.id} className="method-step @3xl:@max-5xl:grid @3xl:@max-5xl:grid-cols-[10rem_1fr]">
              <SmallMark className="method-station text-gold" />
              <p className="flex items-baseline gap-3">
                <span className="font-mono text-h1 tracking-[-0.05em] tabular-nums">{step.number}</span>
                <span aria-hidden="true" className="text-[1.25rem] opacity-80">
                  {step.emoji}
                </span>
              </p>
              <div>
                <h3 className="mt-4 text-h3 @3xl:@max-5xl:mt-3">{step.title}</h3>
                <p className="mt-3 text-slate @3xl:@max-5xl:mt-2">{step.summary}</p>
              </div>
            </li>
          ))}
        </Later>
        <ButtonLink action={method.action} tone="outline" className="mt-12 @max-2xl:w-full @5xl:mt-16" />
      </div>
    </Later>
  )
}
