import { deskFigures as words } from '#content/desk/figures.ts'
import type { FiguresView, Share, ShownCount } from '#contract/desk-figures.ts'
import { csv } from '#server/leads/csv.ts'

type Row = Readonly<Record<'table' | 'period' | 'label' | 'value', string>>

/** Everything that the page shows, one figure a line; what the page does not tell, the file does not either. */
export function figuresCsv(view: FiguresView): string {
  const { requests, breakdowns, mails, assistant } = words
  const from = view.weeks[0]?.monday ?? ''
  const firstDay = view.assistant.days[0]?.day ?? ''
  const rows: Row[] = [
    ...view.weeks.flatMap((week) =>
      (['received', 'kept', 'late', 'waiting'] as const).map((name) =>
        row(requests.chart, week.monday, requests.series[name], String(week[name])),
      ),
    ),
    ...(['received', 'answered'] as const).map((name) =>
      row(requests.today.title, view.today.day, requests.series[name], String(view.today[name])),
    ),
    row(requests.title, from, requests.measures.median, hours(view.medianAnswer)),
    row(requests.title, from, requests.measures.kept, percent(view.keptShare)),
    row(requests.title, from, requests.measures.overdue, String(view.overdue)),
    ...view.useCases.map(({ label, count }) => row(breakdowns.useCases, from, label, written(count))),
    ...view.teamSizes.map(({ label, count }) => row(breakdowns.teamSizes, from, label, written(count))),
    ...view.setAside.map(({ kind, count }) => row(mails.title, '', mails.kinds[kind], String(count))),
    ...view.assistant.days.map(({ day, count }) => row(assistant.chart, day, assistant.count, written(count))),
    row(assistant.title, firstDay, assistant.measures.declined, percent(view.assistant.unanswered)),
    row(assistant.title, firstDay, assistant.measures.missing, percent(view.assistant.missingShare)),
    ...view.assistant.topics.flatMap(({ label, days }) =>
      days.map((count, index) => row(assistant.topics, view.assistant.days[index]?.day ?? '', label, written(count))),
    ),
    ...view.assistant.declined.map(({ label, count }) => row(assistant.declined, firstDay, label, written(count))),
    ...view.assistant.missing.map(({ label, count }) => row(assistant.missing, firstDay, label, written(count))),
  ]
  const { table, period, label, value } = words.csv
  const titled = rows.map((line) => ({
    [table]: line.table,
    [period]: line.period,
    [label]: line.label,
    [value]: line.value,
  }))
  return csv(titled, [table, period, label, value])
}

function row(table: string, period: string, label: string, value: string): Row {
  return { table, period, label, value }
}

function written(count: ShownCount) {
  return count === 'few' ? words.few : String(count)
}

/** With the comma of a French spreadsheet. */
function percent(share: Share) {
  if (share === undefined) return ''
  return share === 'few' ? words.few : `${(share * 100).toFixed(1).replace('.', ',')} %`
}

function hours(milliseconds: number | undefined) {
  return milliseconds === undefined ? '' : `${(milliseconds / 3_600_000).toFixed(2).replace('.', ',')} h`
}
