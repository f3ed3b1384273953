/** Whether an address may sign in: it is on the list itself, or its domain is. */
export function isTeamMember(email: string, team: readonly string[]): boolean {
  const address = email.toLowerCase()
  return team.includes(address) || team.includes(address.slice(address.lastIndexOf('@')))
}

const domain = /^@(?:[a-z\d-]+\.)+[a-z\d-]{2,}$/
/**
 * Of what may stand before the « @ » only what no mail server reads as something else: user%host@domain and
 * host!user@domain are forwarded to that host by some, |… and /… are programs and files to others.
 */
const mailbox = /^[a-z\d_][a-z\d._+'-]*$/

/** The address as it is compared and written to, or nothing for what is none. */
export function readTeamAddress(typed: string): string | undefined {
  const address = typed.trim().toLowerCase()
  const at = address.indexOf('@')
  return address.length <= 254 && mailbox.test(address.slice(0, Math.max(at, 0))) && domain.test(address.slice(at))
    ? address
    : undefined
}

/** One item of TEAM_EMAILS: an address that can sign in, or a domain. */
export function isTeamEntry(item: string): boolean {
  return domain.test(item) || readTeamAddress(item) === item
}
