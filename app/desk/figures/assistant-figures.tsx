import { deskFigures } from '#content/desk/figures.ts'
import type { AssistantFigures as Figures, ShownCount } from '#contract/desk-figures.ts'
import { AsTable } from './as-table.tsx'
import { BarTable } from './bar-table.tsx'
import { ColumnChart } from './column-chart.tsx'
import { Measure } from './measure.tsx'
import { NothingYet } from './nothing-yet.tsx'
import { longDay, shortDay, writtenCount, writtenShare } from './written.ts'

const words = deskFigures.assistant

/** What visitors ask, and what the site does not tell them. */
export function AssistantFigures({ days, questions, unanswered, missingShare, topics, declined, missing }: Figures) {
  return (
    <section aria-labelledby="assistant" className="figures">
      <h2 id="assistant">{words.title}</h2>
      <p className="figures-period">{words.period}</p>
      {questions === 0 ? (
        <NothingYet {...words.empty} />
      ) : (
        <>
          <dl className="measures">
            <Measure value={writtenCount(questions)} label={words.measures.questions.other} />
            <Measure value={writtenShare(unanswered)} label={words.measures.declined} />
            <Measure value={writtenShare(missingShare)} label={words.measures.missing} />
          </dl>
          <ColumnChart
            caption={words.chart}
            columns={days.map(({ day, count }, index) => ({
              key: day,
              label: shortDay(day),
              isLabelled: (days.length - 1 - index) % 7 === 0,
              parts: [{ name: 'kept', value: count }],
            }))}
          >
            <AsTable
              caption={words.chart}
              columns={[words.day, words.count]}
              rows={days.map(({ day, count }) => ({ key: day, cells: [longDay(day), writtenCount(count)] }))}
            />
          </ColumnChart>
          <BarTable
            title={words.topics}
            label={words.topic}
            count={words.count}
            rows={topics}
            empty={deskFigures.breakdowns.empty}
            drawing={({ days: counts }) => <Trend counts={counts} />}
          >
            <AsTable
              caption={`${words.topics}, ${words.trend}`}
              columns={[words.day, ...topics.map(({ label }) => label)]}
              rows={days.map(({ day }, index) => ({
                key: day,
                cells: [shortDay(day), ...topics.map((topic) => writtenCount(topic.days[index] ?? 0))],
              }))}
            />
          </BarTable>
          <div className="figures-beside">
            <BarTable
              title={words.missing}
              text={words.missingText}
              label={words.missingSubject}
              count={words.count}
              rows={missing}
              empty={words.missingNone}
            />
            <BarTable
              title={words.declined}
              text={words.declinedText}
              label={words.topic}
              count={words.count}
              rows={declined}
              empty={words.declinedNone}
            />
          </div>
        </>
      )}
    </section>
  )
}

/** A month in small. */
function Trend({ counts }: { counts: readonly ShownCount[] }) {
  const highest = Math.max(1, ...counts.map((count) => (count === 'few' ? 0 : count)))
  const tall = (count: ShownCount) => (count === 'few' ? 3 : (count / highest) * 22)
  return (
    <svg
      viewBox={`0 0 ${counts.length * 5} 24`}
      className="bar bar-trend"
      preserveAspectRatio="none"
      aria-hidden="true"
    >
      <path d={`M0 23.5H${counts.length * 5}`} className="chart-line" />
      {counts.map((count, index) =>
        count === 0 ? null : (
          <rect
            // biome-ignore lint/suspicious/noArrayIndexKey: a day's place is what it is
            key={index}
            x={index * 5}
            width="4"
            y={24 - tall(count)}
            height={tall(count)}
            data-part={count === 'few' ? 'low' : 'kept'}
          />
        ),
      )}
    </svg>
  )
}
