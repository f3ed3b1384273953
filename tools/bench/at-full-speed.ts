type Measured = { readonly environment: { readonly benchmarkIndex: number } }

/** A machine that is slower than this share of what it has shown works for somebody else. */
const full = 0.8
const attempts = 3

/**
 * Makes a measurement again that fell on a moment when the machine was slow, which Lighthouse looks at before each; where it
 * stays so, the one at its fastest moment counts.
 */
export function createFullSpeed<Result extends Measured>() {
  let fastest = 0
  let again = 0

  async function atFullSpeed(measure: () => Promise<Result>): Promise<Result> {
    let best: Result | undefined
    for (let attempt = 1; ; attempt++) {
      const result = await measure()
      const speed = result.environment.benchmarkIndex
      fastest = Math.max(fastest, speed)
      if (!best || speed > best.environment.benchmarkIndex) best = result
      if (speed >= full * fastest || attempt === attempts) return best
      again++
    }
  }

  return { atFullSpeed, repeated: () => again }
}
