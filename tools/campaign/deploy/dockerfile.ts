export type Step = {
  readonly instruction: string
  readonly flags: Readonly<Record<string, string>>
  readonly rest: string
}
export type Stage = { readonly name: string; readonly base: string; readonly steps: readonly Step[] }

/** A Dockerfile as stages and steps. Knows what ours uses, and stops at anything else. */
export function readDockerfile(text: string): readonly Stage[] {
  const lines = text.replaceAll(/\\\n/g, ' ').split('\n')
  const stages: { name: string; base: string; steps: Step[] }[] = []
  for (const line of lines.map((line) => line.trim()).filter((line) => line && !line.startsWith('#'))) {
    const [, instruction = '', afterwards = ''] = /^([A-Z]+)\s+(.*)$/.exec(line) ?? []
    if (!known.includes(instruction)) throw new Error(`The Dockerfile has a step that is not understood: ${line}`)
    if (instruction === 'FROM') {
      const [base = '', , name = ''] = afterwards.split(/\s+/)
      stages.push({ base, name, steps: [] })
      continue
    }
    const [, written = '', rest = ''] = /^((?:--\S+\s+)*)(.*)$/.exec(afterwards) ?? []
    const flags = Object.fromEntries(
      [...written.matchAll(/--([a-z-]+)(?:=(\S+))?/g)].map(([, key, value = '']) => [key, value]),
    )
    stages.at(-1)?.steps.push({ instruction, flags, rest })
  }
  return stages
}

const known = [
  'FROM',
  'WORKDIR',
  'COPY',
  'RUN',
  'ARG',
  'ENV',
  'USER',
  'VOLUME',
  'EXPOSE',
  'STOPSIGNAL',
  'HEALTHCHECK',
  'CMD',
]

/** What a step in exec form (a JSON array) runs; nothing for one that a shell would run. */
export function execForm(rest: string): readonly string[] | undefined {
  const json = rest.replace(/^CMD\s+/, '')
  if (!json.startsWith('[')) return undefined
  const command: unknown = JSON.parse(json)
  return Array.isArray(command) && command.every((part) => typeof part === 'string') ? command : undefined
}
