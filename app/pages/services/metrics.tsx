import type { Measure } from '#content/methodology.ts'
import { servicesPage } from '#content/services-page.ts'
import { LargeFigure } from '../../ui/large-figure.tsx'
import { Later } from '../../ui/later.tsx'
import { MetricScale } from './metric-scale.tsx'

/** The indicators tracked from then on: the figure aimed at, what it counts, and where it stands on its scale. */
export function Metrics({ metrics }: { metrics: readonly Measure[] }) {
  const { metrics: title, metricsCaption } = servicesPage.steps
  return (
    <Later as="div" className="[--room:120rem] md:[--room:84rem]">
      <h3 className="text-h3">{title}</h3>
      <p className="mt-2 text-slate">{metricsCaption}</p>
      <ul className="metrics mt-6">
        {metrics.map(({ figure, per, label, detail, scale }) => (
          <li key={label}>
            <LargeFigure figure={figure} unit={per} />
            <p>
              <span className="block text-lead font-semibold">{label}</span>
              <span className="mt-1 block text-slate">{detail}</span>
            </p>
            {scale && <MetricScale scale={scale} />}
          </li>
        ))}
      </ul>
    </Later>
  )
}
