/**
 * Dates the legal notice today, and tomorrow for who comes back to it the next day, until React does. The names of the months
 * stand in the page: the browser's own formatter takes 30 to 50 ms to start.
 */
export function keepDated(isDone: () => boolean) {
  const date = document.querySelector<HTMLTimeElement>('[data-today]')
  if (!date) return
  const put = () => {
    if (isDone()) return
    const now = new Date()
    const day = now.getDate()
    date.dateTime = new Date(+now - now.getTimezoneOffset() * 60_000).toISOString().slice(0, 10)
    date.textContent = `${day}${day > 1 ? '' : 'er'} ${date.dataset.today?.split(' ')[now.getMonth()]} ${now.getFullYear()}`
  }
  put()
  addEventListener('visibilitychange', put)
}
