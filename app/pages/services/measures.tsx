import type { Measure } from '#content/methodology.ts'
import { servicesPage } from '#content/services-page.ts'
import { LargeFigure } from '../../ui/large-figure.tsx'

/** What the step itself reaches. */
export function Measures({ measures }: { measures: readonly Measure[] }) {
  return (
    <div>
      <h3 className="sr-only">{servicesPage.steps.figures}</h3>
      <ul className="measures">
        {measures.map(({ figure, label, detail }) => (
          <li key={label}>
            <LargeFigure figure={figure} />
            <p className="mt-3 font-semibold">{label}</p>
            <p className="mt-1 text-small text-slate">{detail}</p>
          </li>
        ))}
      </ul>
    </div>
  )
}
