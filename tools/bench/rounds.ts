export type Rounds = {
  readonly most: number
  /** When it has to be over, in milliseconds since the epoch. */
  readonly until: number
}

/** One round at least, then as many more as are wanted and as there is time for. */
export async function inRounds({ most, until }: Rounds, round: () => Promise<unknown>) {
  const start = Date.now()
  for (let done = 1; ; done++) {
    await round()
    if (done === most) return
    const each = (Date.now() - start) / done
    if (Date.now() + each > until) return console.error(`Time for ${done} rounds of ${most}: the medians are of those.`)
  }
}
