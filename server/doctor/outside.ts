import type { Resolver } from 'node:dns/promises'

/** What the doctor reaches beyond this process. */
export type Outside = {
  readonly resolver: Pick<Resolver, 'resolveTxt' | 'resolveMx' | 'resolve4' | 'resolve6'>
  readonly now: () => number
  /** Milliseconds that one check may take in all. */
  readonly timeout: number
  /** Under which the mail provider publishes its DKIM key; it cannot be guessed. */
  readonly dkimSelector?: string | undefined
  /** The program that says whether a time service keeps the clock: systemd's unless told. */
  readonly timeService?: string | undefined
  /** A certificate authority beside the known ones. */
  readonly ca?: string | undefined
}
