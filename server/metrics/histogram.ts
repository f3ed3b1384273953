import { family, type Sample } from './exposition.ts'

type Series = { readonly buckets: Uint32Array; sum: number; count: number }

/** How often something took how long, in seconds, for each value of one label: of a fixed list, since each is kept for good. */
export function createHistogram(name: string, help: string, label: string, bounds: readonly number[]) {
  const byValue = new Map<string, Series>()

  function seriesOf(value: string) {
    const series = byValue.get(value) ?? { buckets: new Uint32Array(bounds.length), sum: 0, count: 0 }
    byValue.set(value, series)
    return series
  }

  function samplesOf([value, { buckets, sum, count }]: [string, Series]): Sample[] {
    let below = 0
    const cumulated = bounds.map((bound, index) => {
      below += buckets[index] ?? 0
      return { suffix: '_bucket', labels: { [label]: value, le: String(bound) }, value: below }
    })
    return [
      ...cumulated,
      { suffix: '_bucket', labels: { [label]: value, le: '+Inf' }, value: count },
      { suffix: '_sum', labels: { [label]: value }, value: sum },
      { suffix: '_count', labels: { [label]: value }, value: count },
    ]
  }

  return {
    observe: (value: string, seconds: number) => {
      const series = seriesOf(value)
      series.sum += seconds
      series.count++
      const bucket = bounds.findIndex((bound) => seconds <= bound)
      if (bucket >= 0) series.buckets[bucket] = (series.buckets[bucket] ?? 0) + 1
    },
    text: () => family(name, 'histogram', help, [...byValue].flatMap(samplesOf)),
  }
}
