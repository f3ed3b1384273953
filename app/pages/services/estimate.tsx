import { offer } from '#content/brand/promises.ts'
import { servicesPage } from '#content/services-page.ts'
import { Later } from '../../ui/later.tsx'

/** How long and how much, as the scale of the map above. */
export function Estimate() {
  const { title, duration, cost } = servicesPage.estimate
  return (
    <Later aria-labelledby="estimation" className="in-sight @container bg-deep text-white">
      <div className="wrap grid gap-x-12 gap-y-8 py-10 @middle:grid-cols-[2fr_3fr] @wide:grid-cols-[1fr_2fr_2fr]">
        <h2
          id="estimation"
          className="font-mono text-label font-normal tracking-normal text-haze @middle:col-span-2 @wide:col-auto"
        >
          {title}
        </h2>
        <p>
          <span className="figure">{duration.figure}</span>
          {offer.project.months === 3 && (
            <span aria-hidden="true" className="ruler ruler-quarter mt-3 block max-w-xs text-haze" />
          )}
          <span className="mt-2 block max-w-sm text-small text-haze">{duration.label}</span>
        </p>
        <p>
          <span className="figure">{cost.figure}</span>
          <span className="mt-3 block max-w-xs text-small text-haze">{cost.label}</span>
        </p>
      </div>
    </Later>
  )
}
