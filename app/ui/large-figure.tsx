/** A figure set as large as its column allows, with its unit smaller. */
export function LargeFigure({ figure, unit }: { figure: string; unit?: string | undefined }) {
  return (
    <span className="large-figure">
      <span>
        {figure}
        {unit && <small>{unit}</small>}
      </span>
    </span>
  )
}
