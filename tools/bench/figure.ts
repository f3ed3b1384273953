import { isKept, type Figure as Measured } from '#tools/campaign/part.ts'

/** A line of the table: what was measured of ours and, where there is one, of the bare thing beside it. */
export type Figure = Measured & {
  readonly ours: number
  readonly bare?: number
  /** How the two are compared. */
  readonly by?: 'times' | 'more'
}

type Bound = Pick<Measured, 'least' | 'most' | 'unit'>

export function alone(what: string, ours: number, bound: Bound = {}): Figure {
  return { what, ours, value: ours, ...bound }
}

/** Against the bare thing: how many times as much. */
export function timesBare(what: string, ours: number, bare: number, bound: Bound): Figure {
  return { what, ours, bare, by: 'times', value: ours / bare, ...bound }
}

/** Against the bare thing: how much more. */
export function overBare(what: string, ours: number, bare: number, bound: Bound): Figure {
  return { what, ours, bare, by: 'more', value: ours - bare, ...bound }
}

const headings = ['', 'figure', 'ours', 'bare', 'ours to bare', 'goal']

/** All that was measured in one table, with what misses its goal marked as such. */
export function tableOf(figures: readonly Figure[]): string {
  const rows = [headings, ...figures.map(cellsOf)]
  const widths = headings.map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)))
  return rows
    .map((row) =>
      row
        .map((cell, column) => cell.padEnd(widths[column] ?? 0))
        .join('  ')
        .trimEnd(),
    )
    .join('\n')
}

function cellsOf(figure: Figure): string[] {
  const { what, ours, bare, by, value, least, most, unit = '' } = figure
  const measured = (number: number) => `${written(number)} ${unit}`.trimEnd()
  const compared = { times: `${value.toFixed(2)} ×`, more: `${value < 0 ? '' : '+'}${measured(value)}` }
  const inGoal = by === 'times' ? ' ×' : unit && ` ${unit}`
  return [
    isKept(figure) ? 'kept' : 'MISSED',
    what,
    measured(ours),
    bare === undefined ? '' : measured(bare),
    by ? compared[by] : '',
    most !== undefined ? `at most ${most}${inGoal}` : least !== undefined ? `at least ${least}${inGoal}` : '',
  ]
}

/** Three digits tell what a measurement knows. */
function written(number: number) {
  if (Number.isInteger(number) || Math.abs(number) >= 100) return number.toFixed(0)
  return Math.abs(number) >= 10 ? number.toFixed(1) : number.toFixed(3)
}
