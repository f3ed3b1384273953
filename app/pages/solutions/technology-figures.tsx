import type { ReactElement } from 'react'
import { solutionsPage } from '#content/solutions-page.ts'
import type { FigureDrawing, Technology } from '#content/technologies.ts'
import { LargeFigure } from '../../ui/large-figure.tsx'

/** The technology's figures set large, each over a drawing to scale of what it counts. */
export function TechnologyFigures({ technology }: { technology: Technology }) {
  return (
    <div className="sheet-figures">
      {technology.figures.map(({ value, unit, label, basis, drawing }) => (
        <div key={label}>
          <p>
            <LargeFigure figure={value} unit={unit && `\u00a0${unit}`} />
            <span className="mt-3 block max-w-[20rem]">{label}</span>
            <span className="mt-1 block max-w-[20rem] text-small text-slate">{basis}</span>
          </p>
          {drawing && drawings[drawing]}
        </div>
      ))}
    </div>
  )
}

const { before, after, start, limit, end } = solutionsPage.technologies.scales

const drawings: Record<FigureDrawing, ReactElement> = {
  'three-tenths': (
    <svg className="scale h-24" aria-hidden="true">
      <text y="12">{before}</text>
      <path d="M.5 20v16" />
      <line x2="100%" y1="28" y2="28" />
      <line x1="100%" x2="100%" y1="20" y2="36" />
      <text y="60">{after}</text>
      <path d="M.5 68v16" />
      <line x1="30%" x2="100%" y1="76" y2="76" strokeDasharray="2 6" />
      <line x2="30%" y1="76" y2="76" strokeWidth="5" />
      <line x1="30%" x2="30%" y1="68" y2="84" />
    </svg>
  ),
  'hundred-marks': (
    <svg viewBox="0 0 386 92" className="scale" aria-hidden="true">
      {[9, 33, 57, 81].map((y) => (
        <path key={y} d={`M0 ${y}h386`} strokeWidth="16" strokeDasharray="1.6 14.4" />
      ))}
    </svg>
  ),
  'tenth-of-a-second': (
    <div className="scale" aria-hidden="true">
      <div className="ruler" />
      <svg className="h-9 w-full overflow-visible" aria-hidden="true">
        <rect width="10%" height="7" className="fill-ink" />
        <text y="30">{start}</text>
        <text x="10%" y="30">
          {limit}
        </text>
        <text x="100%" y="30" textAnchor="end">
          {end}
        </text>
      </svg>
    </div>
  ),
  'four-hundred': <Dots columns={40} />,
  'two-hundred': <Dots columns={20} />,
}

function Dots({ columns }: { columns: number }) {
  return (
    <svg viewBox="0 0 393 93" className="scale" aria-hidden="true">
      {[1, 11, 21, 31, 41, 51, 61, 71, 81, 91].map((y) => (
        <path key={y} d={`M0 ${y + 0.5}h${columns * 10 - 7}`} strokeWidth="3" strokeDasharray="3 7" />
      ))}
    </svg>
  )
}
