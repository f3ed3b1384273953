export const lastSubmissionKey = 'last-contact-submission'
const delay = 30_000

/** Whether a request was sent from this browser less than 30 seconds ago. */
export function isTooSoon(now: number) {
  const last = Number(read() ?? Number.NaN)
  // A time to come means that the clock was set back: nobody should wait for it.
  return last <= now && now - last < delay
}

/** For 30 seconds: after that it is of no use. A page that is left earlier leaves it to the next form. */
export function rememberSubmission(now: number) {
  try {
    window.localStorage.setItem(lastSubmissionKey, String(now))
  } catch {}
  forgetIn(delay)
}

export function forgetOldSubmission(now: number) {
  if (isTooSoon(now)) forgetIn(delay - (now - Number(read())))
  else forget()
}

/** Unless another one was sent meanwhile. */
function forgetIn(milliseconds: number) {
  const kept = read()
  setTimeout(() => read() === kept && forget(), milliseconds)
}

function read() {
  try {
    return window.localStorage.getItem(lastSubmissionKey)
  } catch {
    return null
  }
}

function forget() {
  try {
    window.localStorage.removeItem(lastSubmissionKey)
  } catch {}
}
