const french = new Intl.DisplayNames('fr', { type: 'region', fallback: 'none' })
const english = new Intl.DisplayNames('en', { type: 'region', fallback: 'none' })
const letters = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ']
const days = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' })
const months = new Intl.DateTimeFormat('en-GB', { month: 'long', year: 'numeric', timeZone: 'UTC' })

const countries: ReadonlyMap<string | undefined, string> = new Map(
  letters
    .flatMap((first) => letters.map((second) => `${first}${second}`))
    .map((code) => [french.of(code), english.of(code) ?? '']),
)

/** « Suède » → “Sweden”; undefined for what is no country. */
export function countryInEnglish(name: string): string | undefined {
  return countries.get(name)
}

/** “16 November 2026” */
export function dayInEnglish(isoDate: string): string {
  return written(isoDate, days)
}

/** “November 2026” */
export function monthInEnglish(isoDate: string): string {
  return written(isoDate, months)
}

/** What is no date stays as it is. */
function written(isoDate: string, format: Intl.DateTimeFormat) {
  const time = Date.parse(isoDate)
  return Number.isNaN(time) ? isoDate : format.format(time)
}
