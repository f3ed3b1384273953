type Labels = Readonly<Record<string, string>>

export type Sample = {
  /** What follows the family's name, as `_bucket` of a histogram. */
  readonly suffix?: string
  readonly labels?: Labels
  readonly value: number
}

/** One family of metrics in Prometheus' text format. */
export function family(
  name: string,
  type: 'counter' | 'gauge' | 'histogram' | 'summary',
  help: string,
  samples: readonly Sample[],
): string {
  const lines = samples.map(
    ({ suffix = '', labels = {}, value }) => `${name}${suffix}${written(labels)} ${numeral(value)}\n`,
  )
  return `# HELP ${name} ${help}\n# TYPE ${name} ${type}\n${lines.join('')}`
}

export function gauge(name: string, help: string, value: number): string {
  return family(name, 'gauge', help, [{ value }])
}

function written(labels: Labels) {
  const pairs = Object.entries(labels).map(([label, text]) => `${label}="${escaped(text)}"`)
  return pairs.length > 0 ? `{${pairs.join(',')}}` : ''
}

function escaped(text: string) {
  return text.replaceAll('\\', '\\\\').replaceAll('"', '\\"').replaceAll('\n', '\\n')
}

/** At nanoseconds: sums of seconds would otherwise end in the noise of binary fractions. */
function numeral(value: number) {
  return String(Math.round(value * 1e9) / 1e9)
}
