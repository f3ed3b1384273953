import type { startOutsideWorld } from './outside-world.ts'
import type { createVisitor } from './visitor.ts'

/** What every step may need. */
export type Evening = {
  /** A folder for everything. */
  readonly world: string
  readonly shared: Readonly<Record<string, string>>
  readonly outside: Awaited<ReturnType<typeof startOutsideWorld>>
  readonly visitor: ReturnType<typeof createVisitor>
  /** Carries out a step of the page, by its name there, and says so. */
  readonly step: (name: string, carryOut: (name: string) => Promise<unknown>) => Promise<void>
}
