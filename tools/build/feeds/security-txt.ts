import { company } from '#content/company.ts'
import { paths } from '#content/paths.ts'

const day = 24 * 60 * 60 * 1000

/** RFC 9116: whom to tell of a weakness. It must expire within a year, so a site that nobody builds any more says so. */
export function securityTxt(siteUrl: string, builtOn: Date) {
  const midnight = Math.floor(builtOn.getTime() / day) * day
  return `Contact: mailto:${company.email}
Contact: ${siteUrl}${paths.contact}
Expires: ${new Date(midnight + 360 * day).toISOString()}
Preferred-Languages: fr, en
Canonical: ${siteUrl}/.well-known/security.txt
`
}
