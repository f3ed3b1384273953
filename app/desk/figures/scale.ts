/** The ticks of an axis from 0 to at least `highest`, in steps that a person counts in. */
export function ticksUpTo(highest: number): readonly number[] {
  const step = steps.find((size) => size * mostSteps >= highest) ?? Math.ceil(highest / mostSteps)
  const count = Math.max(1, Math.ceil(highest / step))
  return Array.from({ length: count + 1 }, (_, index) => index * step)
}

const mostSteps = 4
const steps = [1, 2, 5, 10, 20, 25, 50, 100, 200, 250, 500, 1000, 2000, 5000, 10_000, 50_000, 100_000]
