/** A figure set as large as its column allows, with its unit smaller. */
export function SurveyFigure({ figure, unit }: { figure: string; unit?: string | undefined }) {
  return (
    <span className="survey-figure">
      <span>
        {figure}
        {unit && <small>{unit}</small>}
      </span>
    </span>
  )
}
