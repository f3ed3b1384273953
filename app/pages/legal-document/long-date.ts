export const months = 'janvier février mars avril mai juin juillet août septembre octobre novembre décembre'

/** « 15 novembre 2026 ». By hand: the browser's own formatter takes longer to start than the page to become live. */
export function longDate(isoDate: string) {
  const [year, month, day] = isoDate.split('-').map(Number)
  return `${day === 1 ? '1er' : day} ${months.split(' ')[Number(month) - 1]} ${year}`
}

/** The day on the visitor's calendar, not the one in Greenwich. */
export function isoDay(date: Date) {
  const [month, day] = [date.getMonth() + 1, date.getDate()].map((part) => String(part).padStart(2, '0'))
  return `${date.getFullYear()}-${month}-${day}`
}
