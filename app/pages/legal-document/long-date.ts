const french = new Intl.DateTimeFormat('fr-FR', { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' })

/** « 15 novembre 2026 », and « 1er » for the first of a month, which Intl does not know. */
export function longDate(isoDate: string) {
  return french.format(new Date(`${isoDate}T00:00:00Z`)).replace(/^1 /, '1er ')
}

/** The day on the visitor's calendar, not the one in Greenwich. */
export function isoDay(date: Date) {
  const [month, day] = [date.getMonth() + 1, date.getDate()].map((part) => String(part).padStart(2, '0'))
  return `${date.getFullYear()}-${month}-${day}`
}
