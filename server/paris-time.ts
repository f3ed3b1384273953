const zone = 'Europe/Paris'

/** The day on the team's calendar, as 2026-11-15. */
export function parisDay(time: number): string {
  return Temporal.Instant.fromEpochMilliseconds(time).toZonedDateTimeISO(zone).toPlainDate().toString()
}

/** From its first moment to the first of the next day, which are not always 24 hours apart. */
export function boundsOfParisDay(day: string): { start: number; end: number } {
  const date = Temporal.PlainDate.from(day)
  return { start: startOf(date), end: startOf(date.add({ days: 1 })) }
}

/** When the team comes in on the next day. */
export function nextParisMorning(time: number): number {
  return parisTimeOn(dateInParis(time).add({ days: 1 }), '08:00')
}

export function dateInParis(time: number): Temporal.PlainDate {
  return Temporal.PlainDate.from(parisDay(time))
}

/** The moment at which the clocks show `clock`, as 09:00, on that day. */
export function parisTimeOn(date: Temporal.PlainDate, clock: string): number {
  return date.toZonedDateTime({ timeZone: zone, plainTime: clock }).epochMilliseconds
}

/** Made for the first mail: it reads megabytes of what Node knows of languages. */
let longDate: Intl.DateTimeFormat | undefined

/** « dimanche 15 novembre 2026 à 10:15 » */
export function writtenParisTime(time: number): string {
  longDate ??= new Intl.DateTimeFormat('fr-FR', { dateStyle: 'full', timeStyle: 'short', timeZone: zone })
  return longDate.format(time)
}

function startOf(date: Temporal.PlainDate) {
  return date.toZonedDateTime(zone).epochMilliseconds
}
