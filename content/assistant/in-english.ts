/** The whole of it, as in French: who is told of the days is told of the holidays too. */
export function openingHoursInEnglish({ opens, closes }: { readonly opens: string; readonly closes: string }): string {
  return `Monday to Friday, ${opens}-${closes} (Paris time), except on public holidays`
}

/** « 16 November 2026 » */
export function dateInEnglish(isoDate: string): string {
  return new Date(isoDate).toLocaleDateString('en-GB', {
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    timeZone: 'UTC',
  })
}
