/** Hosts where the dots of an address mean nothing. */
const dotless = new Set(['gmail.com', 'googlemail.com'])

/** The mailbox behind an address, whatever tag was typed after its name: victim+1@ and victim+2@ are one person. */
export function mailboxOf(email: string): string {
  const address = email.trim().toLowerCase()
  const at = address.lastIndexOf('@')
  const domain = address.slice(at + 1)
  const [name = ''] = address.slice(0, at).split('+', 1)
  return `${dotless.has(domain) ? name.replaceAll('.', '') : name}@${domain}`
}
