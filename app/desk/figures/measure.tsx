import { deskFigures } from '#content/desk/figures.ts'

type MeasureProps = { readonly value: string | undefined; readonly label: string; readonly isAlarming?: boolean }

/** A figure set large over what it measures. */
export function Measure({ value, label, isAlarming = false }: MeasureProps) {
  return (
    <div data-alarming={isAlarming || undefined}>
      <dt>{label}</dt>
      <dd data-words={value === undefined || value === deskFigures.few || undefined}>
        {value ?? deskFigures.requests.unknown}
      </dd>
    </div>
  )
}
