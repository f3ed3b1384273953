/** Dates the legal notice today, and tomorrow for who comes back to it the next day, until React does. */
export function keepDated(isDone: () => boolean) {
  const date = document.querySelector<HTMLTimeElement>('[data-today]')
  if (!date) return
  const put = () => {
    if (isDone()) return
    const now = new Date()
    // The Swedish write it as machines do.
    date.dateTime = now.toLocaleDateString('sv')
    date.textContent = now.toLocaleDateString('fr', { dateStyle: 'long' }).replace(/^1 /, '1er ')
  }
  put()
  document.addEventListener('visibilitychange', put)
}
