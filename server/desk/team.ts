/** Whether an address may sign in: it is on the list itself, or its domain is. */
export function isTeamMember(email: string, team: readonly string[]): boolean {
  const address = email.toLowerCase()
  return team.includes(address) || team.includes(address.slice(address.lastIndexOf('@')))
}

/** The address as it is compared and written to, or nothing for what is none. */
export function readTeamAddress(typed: string): string | undefined {
  const address = typed.trim().toLowerCase()
  return address.length <= 254 && /^[a-z\d.!#$%&'*+/=?^_`{|}~-]+@(?:[a-z\d-]+\.)+[a-z\d-]{2,}$/.test(address)
    ? address
    : undefined
}
