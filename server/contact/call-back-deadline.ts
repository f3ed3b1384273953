import { company } from '#content/company.ts'
import { dateInParis, parisTimeOn } from '#server/paris-time.ts'

const hour = 3600 * 1000

type Office = { readonly opens: string; readonly closes: string }

/**
 * Until when to call back: the last moment of the opening hours that keeps the promise. Where it is gone, or less than
 * an hour away, the first hour of the next working day.
 */
export function callBackDeadline(received: number, promisedHours: number, office: Office = company.openingHours) {
  const deadline = lastOpenMoment(received + promisedHours * hour, office)
  return deadline - received >= hour ? deadline : nextOpening(received, office) + hour
}

function lastOpenMoment(time: number, { opens, closes }: Office): number {
  let day = dateInParis(time)
  while (!isWorkingDay(day) || time < parisTimeOn(day, opens)) day = day.subtract({ days: 1 })
  return Math.min(time, parisTimeOn(day, closes))
}

function nextOpening(time: number, { opens }: Office): number {
  let day = dateInParis(time)
  while (!isWorkingDay(day) || time >= parisTimeOn(day, opens)) day = day.add({ days: 1 })
  return parisTimeOn(day, opens)
}

/** From Monday to Friday. */
function isWorkingDay({ dayOfWeek }: Temporal.PlainDate) {
  return dayOfWeek <= 5
}
