const key = 'last-contact-submission'
const delay = 30_000

/** Whether a request was sent from this browser less than 30 seconds ago. */
export function isTooSoon(now: number) {
  try {
    const last = Number(window.localStorage.getItem(key) ?? Number.NaN)
    // A time to come means that the clock was set back: nobody should wait for it.
    return last <= now && now - last < delay
  } catch {
    return false
  }
}

export function rememberSubmission(now: number) {
  try {
    window.localStorage.setItem(key, String(now))
  } catch {}
}
