const timeZone = 'Europe/Paris'
const day = new Intl.DateTimeFormat('sv-SE', { dateStyle: 'short', timeZone })
const clock = new Intl.DateTimeFormat('fr-FR', { timeStyle: 'short', timeZone })
const shortDate = new Intl.DateTimeFormat('fr-FR', { weekday: 'short', day: 'numeric', month: 'short', timeZone })
const longDate = new Intl.DateTimeFormat('fr-FR', { dateStyle: 'long', timeZone })
const fullTime = new Intl.DateTimeFormat('fr-FR', { dateStyle: 'full', timeStyle: 'short', timeZone })

const minute = 60_000
const hour = 60 * minute
const wholeDay = 24 * hour

/** « aujourd'hui 15:30 », « demain 09:00 », « lun. 16 nov. 10:00 »; with the year once it is another. */
export function nearTime(time: number, now: number): string {
  if (isSameDay(time, now)) return `aujourd'hui ${clock.format(time)}`
  if (isSameDay(time, now + wholeDay)) return `demain ${clock.format(time)}`
  if (isSameDay(time, now - wholeDay)) return `hier ${clock.format(time)}`
  const year = day.format(time).slice(0, 4)
  return `${shortDate.format(time)}${day.format(now).startsWith(year) ? '' : ` ${year}`} ${clock.format(time)}`
}

/** « 45 min », « 2 h 10 », « 3 jours » */
export function span(milliseconds: number): string {
  const length = Math.abs(milliseconds)
  if (length < hour) return `${Math.max(1, Math.round(length / minute))}\u00a0min`
  if (length < wholeDay) {
    const minutes = Math.floor((length % hour) / minute)
    return `${Math.floor(length / hour)}\u00a0h${minutes > 0 ? `\u00a0${String(minutes).padStart(2, '0')}` : ''}`
  }
  const days = Math.floor(length / wholeDay)
  return `${days}\u00a0jour${days > 1 ? 's' : ''}`
}

/** « 16 décembre 2026 » */
export function writtenDay(time: number): string {
  return longDate.format(time)
}

/** « lundi 16 novembre 2026 à 10:15 » */
export function writtenTime(time: number): string {
  return fullTime.format(time)
}

export function isoTime(time: number): string {
  return new Date(time).toISOString()
}

/** Hours since midnight in Paris, with their fraction; nothing on another day. */
export function hourOfDay(time: number, now: number): number | undefined {
  if (!isSameDay(time, now)) return undefined
  const [hours = 0, minutes = 0] = clock.format(time).split(':').map(Number)
  return hours + minutes / 60
}

function isSameDay(one: number, other: number) {
  return day.format(one) === day.format(other)
}
