import { hash } from 'node:crypto'
import { type BlockList, isIP, isIPv6 } from 'node:net'
import type { Context } from 'hono'

/**
 * Whom a limit counts: the address of the connection or, behind proxies that the operator trusts, the nearest address
 * that is not one of them. Read from the right: what stands further left is the sender's own claim.
 */
export function visitorNetwork(c: Context, trustedProxies: BlockList): string {
  let address = plainAddress(connectionAddress(c))
  const claims = c.req.header('x-forwarded-for')?.split(',') ?? []
  while (claims.length > 0 && isTrusted(address, trustedProxies)) {
    const claim = plainAddress(claims.pop() ?? '')
    if (isIP(claim) === 0) break
    address = claim
  }
  return network(address)
}

/** What became of the claim of a proxy, or of whoever says to be one, about this very request. */
export function forwardedFor(c: Context, trustedProxies: BlockList): 'believed' | 'not believed' | undefined {
  if (c.req.header('x-forwarded-for') === undefined) return undefined
  return isTrusted(plainAddress(connectionAddress(c)), trustedProxies) ? 'believed' : 'not believed'
}

/** The network of a connection itself; nothing for that of a trusted proxy, which carries many visitors. */
export function connectionNetwork(remoteAddress: string, trustedProxies: BlockList): string | undefined {
  const address = plainAddress(remoteAddress)
  return isTrusted(address, trustedProxies) ? undefined : network(address)
}

/** Stands for the visitor in the store: the address cannot be read back from it without the store's own key. */
export function visitorKey(purpose: string, secret: string, network: string): string {
  return `${purpose}:${hash('sha256', `${secret} ${network}`, 'base64url')}`
}

/** An IPv6 subscriber owns a /64 and can change the rest at will; an IPv4 address is one visitor. */
export function network(address: string): string {
  if (!isIPv6(address)) return address
  const [head = '', tail] = (address.split('%')[0] ?? '').split('::')
  const left = head.split(':').filter(Boolean)
  const right = tail?.split(':').filter(Boolean) ?? []
  const zeros = Array.from({ length: Math.max(0, 8 - left.length - right.length) }, () => '0')
  const groups = tail === undefined ? left : [...left, ...zeros, ...right]
  return `${groups
    .slice(0, 4)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(':')}::/64`
}

/** The visitor's network and, for IPv6, the /48 and the /32 around it, which one customer or one host may own whole. */
export function networkTiers(network: string): readonly string[] {
  if (!network.endsWith('::/64')) return [network]
  const groups = network.slice(0, -'::/64'.length).split(':')
  return [network, `${groups.slice(0, 3).join(':')}::/48`, `${groups.slice(0, 2).join(':')}::/32`]
}

/** Without a port, brackets or the IPv6 form of an IPv4 address. */
function plainAddress(text: string) {
  const address = text.trim().replace(/^\[(.*)\](?::\d+)?$/, '$1')
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1]
  return mapped ?? address.replace(/^(\d+\.\d+\.\d+\.\d+):\d+$/, '$1')
}

function isTrusted(address: string, trustedProxies: BlockList) {
  const family = isIP(address)
  return family !== 0 && trustedProxies.check(address, family === 6 ? 'ipv6' : 'ipv4')
}

/** Nothing where there is no connection, as in tests that call the application directly. */
function connectionAddress(c: Context): string {
  return c.env?.incoming?.socket?.remoteAddress ?? ''
}
