/** `idle` are characters that mean nothing in an address there. */
type Host = { readonly name: string; readonly idle: string }

const gmail: Host = { name: 'gmail.com', idle: '.' }
const proton: Host = { name: 'proton.me', idle: '._-' }
const icloud: Host = { name: 'icloud.com', idle: '' }

/** Hosts by each of their names: the same mailboxes are behind all of them. */
const hosts: ReadonlyMap<string, Host> = new Map([
  ['gmail.com', gmail],
  ['googlemail.com', gmail],
  ['proton.me', proton],
  ['protonmail.com', proton],
  ['protonmail.ch', proton],
  ['pm.me', proton],
  ['icloud.com', icloud],
  ['me.com', icloud],
  ['mac.com', icloud],
])

/** The mailbox behind an address, whatever tag was typed after its name: victim+1@ and victim+2@ are one person. */
export function mailboxOf(email: string): string {
  const address = email.trim().toLowerCase()
  const at = address.lastIndexOf('@')
  const domain = address.slice(at + 1)
  const [name = ''] = address.slice(0, at).split('+', 1)
  const { name: host, idle } = hosts.get(domain) ?? { name: domain, idle: '' }
  return `${[...name].filter((character) => !idle.includes(character)).join('')}@${host}`
}
