/** The days off of the Code du travail, article L. 3133-1. The two more of Alsace-Moselle are working days here. */
export function isPublicHoliday(date: Temporal.PlainDate): boolean {
  const fixed = fixedHolidays.has(`${date.month}-${date.day}`)
  return fixed || daysFromEaster.has(easterSunday(date.year).until(date, { largestUnit: 'days' }).days)
}

/** New Year, Labour Day, 1945, 1789, Assumption, All Saints, 1918, Christmas. */
const fixedHolidays = new Set(['1-1', '5-1', '5-8', '7-14', '8-15', '11-1', '11-11', '12-25'])
/** Easter Monday, Ascension, Whit Monday. */
const daysFromEaster = new Set([1, 39, 50])

/** The Gregorian computus, as Butcher gave it in 1876 (Meeus, Astronomical Algorithms, chapter 8). */
export function easterSunday(year: number): Temporal.PlainDate {
  const golden = year % 19
  const century = Math.floor(year / 100)
  const ofCentury = year % 100
  const correction = Math.floor((century - Math.floor((century + 8) / 25) + 1) / 3)
  const epact = (19 * golden + century - Math.floor(century / 4) - correction + 15) % 30
  const weekday = (32 + 2 * (century % 4) + 2 * Math.floor(ofCentury / 4) - epact - (ofCentury % 4)) % 7
  const lateMoon = Math.floor((golden + 11 * epact + 22 * weekday) / 451)
  const day = epact + weekday - 7 * lateMoon + 114
  return Temporal.PlainDate.from({ year, month: Math.floor(day / 31), day: (day % 31) + 1 })
}
