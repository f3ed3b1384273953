import type { MethodologyStep } from '#content/methodology.ts'
import { lineText } from '#content/named-line.ts'
import { servicesPage } from '#content/services-page.ts'

/** What the step works with, theme by theme, in columns that share their lines. */
export function StepTools({ tools }: { tools: MethodologyStep['tools'] }) {
  return (
    <div>
      <h3 className="font-mono text-label font-normal tracking-normal text-slate">{servicesPage.steps.tools}</h3>
      <div className="tools mt-4">
        {tools.map(({ name, items }) => (
          <div key={name}>
            <h4 className="font-semibold">{name}</h4>
            <ul className="mt-3 grid gap-2.5 text-small leading-snug text-slate">
              {items.map(lineText).map((item) => (
                <li key={item}>{item}</li>
              ))}
            </ul>
          </div>
        ))}
      </div>
    </div>
  )
}
