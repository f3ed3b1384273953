const second = 1000
const hour = 3600 * second

/** How long a mail is tried before it is set aside. */
export const giveUpAfter = 48 * hour

/** What makes a mail one that is tried from now on as if for the first time. */
export function dueAgain(now: number) {
  return { state: 'waiting', due_at: now, give_up_at: now + giveUpAfter, attempts: 0 } as const
}

/** The wait after the nth failure: 1 s, 2 s, 4 s … at most an hour, each somewhere between half and one and a half of it. */
export function backOff(attempts: number, random: () => number): number {
  const wait = Math.min(hour, second * 2 ** Math.min(attempts - 1, 20))
  return Math.round(wait * (0.5 + random()))
}
