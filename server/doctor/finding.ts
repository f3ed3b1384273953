/** How much a finding weighs, heaviest first: only the first kind keeps a site from going into production. */
export const severities = ['in-the-way', 'look', 'unchecked', 'fine'] as const

/** `sentence` says what was found and what to do; never a password, a key, or somebody's address. */
export type Finding = {
  readonly about: string
  readonly severity: (typeof severities)[number]
  readonly sentence: string
}
