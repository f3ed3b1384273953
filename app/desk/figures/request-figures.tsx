import { deskFigures } from '#content/desk/figures.ts'
import type { FiguresView } from '#contract/desk-figures.ts'
import { span } from '../times.ts'
import { counted, fill } from '../words.ts'
import { AsTable } from './as-table.tsx'
import { BarTable } from './bar-table.tsx'
import { ColumnChart } from './column-chart.tsx'
import { Measure } from './measure.tsx'
import { NothingYet } from './nothing-yet.tsx'
import { longDay, shortDay, writtenCount, writtenShare } from './written.ts'

const words = deskFigures.requests
const { breakdowns, mails } = deskFigures
const parts = ['kept', 'late', 'waiting'] as const
const legend = parts.map((name) => ({ name, label: words.series[name] }))

/** How many came, and whether the promise was kept. */
export function RequestFigures(figures: FiguresView) {
  const { weeks, today, received, medianAnswer, keptShare, overdue, useCases, teamSizes, setAside } = figures
  const columns = [words.week, words.series.received, ...parts.map((name) => words.series[name])]
  return (
    <section aria-labelledby="demandes" className="figures">
      <h2 id="demandes">{words.title}</h2>
      <p className="figures-today">
        {fill(words.today.text, {
          received: counted(words.today.received, today.received),
          answered: counted(words.today.answered, today.answered),
        })}
      </p>
      <p className="figures-period">{words.period}</p>
      {received === 0 ? (
        <NothingYet {...words.empty} />
      ) : (
        <>
          <dl className="measures">
            <Measure value={writtenCount(received)} label={words.measures.received[received === 1 ? 'one' : 'other']} />
            <Measure
              value={medianAnswer === undefined ? undefined : span(medianAnswer)}
              label={words.measures.median}
            />
            <Measure value={writtenShare(keptShare)} label={words.measures.kept} />
            <Measure value={writtenCount(overdue)} label={words.measures.overdue} isAlarming={overdue > 0} />
          </dl>
          <ColumnChart
            caption={words.chart}
            legend={legend}
            columns={weeks.map((week, index) => ({
              key: week.monday,
              label: shortDay(week.monday),
              isLabelled: (weeks.length - 1 - index) % 2 === 0,
              parts: parts.map((name) => ({ name, value: week[name] })),
            }))}
          >
            <AsTable
              caption={words.chart}
              columns={columns}
              rows={weeks.map((week) => ({
                key: week.monday,
                cells: [longDay(week.monday), week.received, ...parts.map((name) => week[name])],
              }))}
            />
          </ColumnChart>
          <p className="side-note">{words.note}</p>
          <div className="figures-beside">
            <BarTable
              title={breakdowns.useCases}
              label={breakdowns.label.useCases}
              count={breakdowns.count}
              rows={useCases}
              empty={breakdowns.empty}
            />
            <BarTable
              title={breakdowns.teamSizes}
              label={breakdowns.label.teamSizes}
              count={breakdowns.count}
              rows={teamSizes}
              empty={breakdowns.empty}
            />
          </div>
        </>
      )}
      <BarTable
        title={mails.title}
        text={mails.text}
        label={mails.label}
        count={mails.count}
        rows={setAside.map(({ kind, count }) => ({ label: mails.kinds[kind], count }))}
        empty={mails.none}
      />
    </section>
  )
}
