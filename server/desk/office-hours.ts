import { company } from '#content/company.ts'
import { dateInParis, parisTimeOn } from '#server/paris-time.ts'
import { isPublicHoliday } from './public-holidays.ts'

const hour = 3600 * 1000
/** A list asks for the same few days thousands of times. */
const mostKnown = 2000

type OfficeDay = { readonly opens: number; readonly closes: number }

/** When the office is open: from Monday to Friday between these clocks of Paris, and never on a public holiday. */
export function createOfficeHours({ opens, closes }: { readonly opens: string; readonly closes: string }) {
  const known = new Map<string, OfficeDay | undefined>()
  return { answerDeadline, isOpen, nextOpening }

  /**
   * Until when to answer: the last moment of the office hours that keeps the promise. Where that leaves less than an hour
   * of them, the first hour after the office opens next.
   */
  function answerDeadline(received: number, promisedHours: number): number {
    const deadline = lastOpenMoment(received + promisedHours * hour)
    const start = isOpen(received) ? received : nextOpening(received)
    return deadline - start >= hour ? deadline : nextOpening(received) + hour
  }

  function isOpen(time: number): boolean {
    const day = officeDay(dateInParis(time))
    return day !== undefined && time >= day.opens && time < day.closes
  }

  /** The first after that moment. */
  function nextOpening(time: number): number {
    for (let date = dateInParis(time); ; date = date.add({ days: 1 })) {
      const day = officeDay(date)
      if (day && time < day.opens) return day.opens
    }
  }

  function lastOpenMoment(time: number): number {
    for (let date = dateInParis(time); ; date = date.subtract({ days: 1 })) {
      const day = officeDay(date)
      if (day && time >= day.opens) return Math.min(time, day.closes)
    }
  }

  function officeDay(date: Temporal.PlainDate): OfficeDay | undefined {
    const key = String(date)
    if (known.has(key)) return known.get(key)
    const isWorkingDay = date.dayOfWeek <= 5 && !isPublicHoliday(date)
    const day = isWorkingDay ? { opens: parisTimeOn(date, opens), closes: parisTimeOn(date, closes) } : undefined
    if (known.size >= mostKnown) known.clear()
    known.set(key, day)
    return day
  }
}

export const officeHours = createOfficeHours(company.openingHours)
