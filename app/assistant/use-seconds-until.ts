import { useEffect, useState } from 'react'

/** Counts down to a moment, in whole seconds; 0 where there is none or it has passed. */
export function useSecondsUntil(moment = 0) {
  const [now, setNow] = useState(Date.now)
  const seconds = Math.max(0, Math.ceil((moment - now) / 1000))
  const isOver = seconds === 0

  useEffect(() => {
    setNow(Date.now())
    if (moment <= Date.now() || isOver) return
    const clock = setInterval(() => setNow(Date.now()), 250)
    return () => clearInterval(clock)
  }, [moment, isOver])

  return seconds
}
