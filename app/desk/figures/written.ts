import { deskFigures } from '#content/desk/figures.ts'
import type { Share, ShownCount } from '#contract/desk-figures.ts'

const number = new Intl.NumberFormat('fr-FR')
const percent = new Intl.NumberFormat('fr-FR', { style: 'percent' })
/** Days come as they are on the calendar: no zone may move them. */
const short = new Intl.DateTimeFormat('fr-FR', { day: 'numeric', month: 'short', timeZone: 'UTC' })
const long = new Intl.DateTimeFormat('fr-FR', { weekday: 'long', day: 'numeric', month: 'long', timeZone: 'UTC' })

export function writtenCount(count: ShownCount): string {
  return count === 'few' ? deskFigures.few : number.format(count)
}

export function writtenShare(share: Share): string | undefined {
  if (share === undefined) return undefined
  return share === 'few' ? deskFigures.few : percent.format(share)
}

/** « 16 nov. » */
export function shortDay(day: string): string {
  return short.format(Date.parse(day))
}

/** « lundi 16 novembre » */
export function longDay(day: string): string {
  return long.format(Date.parse(day))
}
