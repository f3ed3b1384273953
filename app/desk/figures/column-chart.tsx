import type { ReactNode } from 'react'
import { ticksUpTo } from './scale.ts'

type Column = {
  readonly key: string
  /** Under it, where there is room. */
  readonly label: string
  readonly isLabelled: boolean
  readonly parts: readonly ColumnPart[]
}

/** `few` is drawn as a low mark of one height, whatever the number. */
export type ColumnPart = { readonly name: string; readonly value: number | 'few' }

type ChartProps = {
  readonly caption: string
  readonly columns: readonly Column[]
  readonly legend?: readonly { readonly name: string; readonly label: string }[]
  /** The same as a table. */
  readonly children: ReactNode
}

const height = 190
const base = 160
const top = 14
const fewHeight = 5

/** Columns over a scale. Widths are shares of the room and heights are fixed, so that its words keep their size. */
export function ColumnChart({ caption, columns, legend = [], children }: ChartProps) {
  const ticks = ticksUpTo(Math.max(0, ...columns.map(heightOf)))
  const highest = ticks.at(-1) ?? 1
  const wide = `${((0.62 * (100 - scaleRoom)) / columns.length).toFixed(3)}%`
  const up = (value: number) => base - (value / highest) * (base - top)
  return (
    <figure className="chart">
      <figcaption className="chart-caption">{caption}</figcaption>
      {legend.length > 0 && (
        <ul className="chart-legend" aria-hidden="true">
          {legend.map(({ name, label }) => (
            <li key={name}>
              <svg width="14" height="14" aria-hidden="true">
                <rect width="14" height="14" data-part={name} />
              </svg>
              {label}
            </li>
          ))}
        </ul>
      )}
      <svg width="100%" height={height} className="chart-drawing" aria-hidden="true">
        <Hatching />
        {ticks.map((tick) => (
          <g key={tick}>
            <line x1="0" x2="100%" y1={up(tick)} y2={up(tick)} className="chart-line" />
            <text x="0" y={up(tick) - 4}>
              {tick}
            </text>
          </g>
        ))}
        {columns.map((column, index) => (
          <g key={column.key}>
            {stacked(column.parts, up).map(({ name, y, tall }) => (
              <rect key={name} x={at(index, 0.2)} width={wide} y={y} height={tall} data-part={name} />
            ))}
            {column.isLabelled && (
              <text
                x={at(index, isLast(index) ? 0.82 : 0.51)}
                y={height - 8}
                textAnchor={isLast(index) ? 'end' : 'middle'}
                className="chart-label"
              >
                {column.label}
              </text>
            )}
          </g>
        ))}
      </svg>
      {children}
    </figure>
  )

  function isLast(index: number) {
    return index === columns.length - 1
  }

  /** Beside the scale's own figures, a share of the rest. */
  function at(index: number, within: number) {
    return `${(scaleRoom + ((index + within) * (100 - scaleRoom)) / columns.length).toFixed(3)}%`
  }
}

const scaleRoom = 4

/** What may not be told by its number is marked with lines, and so is what is late: never by colour alone. */
export function Hatching() {
  return (
    <defs>
      <pattern id="hatching" width="5" height="5" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
        <path d="M0 0V5" className="chart-hatch" />
      </pattern>
    </defs>
  )
}

function heightOf({ parts }: Column) {
  return parts.reduce((sum, { value }) => sum + (value === 'few' ? 0 : value), 0)
}

function stacked(parts: readonly ColumnPart[], up: (value: number) => number) {
  let below = 0
  return parts.flatMap(({ name, value }) => {
    if (value === 0) return []
    if (value === 'few') return [{ name: 'few', y: base - fewHeight, tall: fewHeight }]
    const y = up(below + value)
    const tall = up(below) - y
    below += value
    return [{ name, y, tall }]
  })
}
