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

/** « Suède » → “Sweden”; what is no country stays as it is. */
export function countryInEnglish(name: string): string {
  return countries.get(name) ?? name
}

/** “16 November 2026” */
export function dayInEnglish(isoDate: string): string {
  return written(days, isoDate)
}

/** “November 2026” */
export function monthInEnglish(isoDate: string): string {
  return written(months, isoDate)
}

/** What is no date stays as it is: a slip in a file takes no answer away. */
function written(format: Intl.DateTimeFormat, isoDate: string) {
  const date = new Date(isoDate)
  return Number.isNaN(date.getTime()) ? isoDate : format.format(date)
}
