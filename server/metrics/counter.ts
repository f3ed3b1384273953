import { family } from './exposition.ts'

/** A number for each combination of labels. Whoever counts passes labels of fixed lists: each new one is kept for good. */
export function createCounter<const Names extends readonly string[]>(
  name: string,
  help: string,
  labels: Names,
  /** Printed from the start: what begins with one has not grown, for Prometheus. */
  known: readonly { readonly [Index in keyof Names]: string }[] = [],
) {
  type Values = (typeof known)[number]
  const counts = new Map<string, { readonly values: Values; count: number }>()
  for (const values of known) counts.set(values.join('\n'), { values, count: 0 })

  return {
    add: (...values: Values) => {
      const key = values.join('\n')
      const counted = counts.get(key)
      if (counted) counted.count++
      else counts.set(key, { values, count: 1 })
    },
    text: () =>
      family(
        name,
        'counter',
        help,
        [...counts.values()].map(({ values, count }) => ({
          labels: Object.fromEntries(labels.map((label, index) => [label, values[index] ?? ''])),
          value: count,
        })),
      ),
  }
}
