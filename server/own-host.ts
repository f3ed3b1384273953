import { BlockList, isIP } from 'node:net'

/** What is on this machine or in a private network belongs to the operator. */
export function isOwnHost(host: string) {
  const address = host.replace(/^\[(.*)\]$/, '$1')
  const family = isIP(address)
  if (family !== 0) return privateNetworks.check(address, family === 6 ? 'ipv6' : 'ipv4')
  return (!host.includes('.') && !isNumber(host)) || privateNames.some((name) => host.endsWith(name))
}

/** Resolvers read a number as an address: 134744072 and 0x08080808 are 8.8.8.8. */
function isNumber(host: string) {
  return /^(?:\d+|0x[\da-f]*)$/i.test(host)
}

/** Names that no public server answers to (RFC 6761, RFC 6762, RFC 8375, and what clusters use inside). */
const privateNames = ['.localhost', '.local', '.internal', '.lan', '.home.arpa', '.svc']

const privateNetworks = new BlockList()
for (const [network, prefix] of [
  ['127.0.0.0', 8],
  ['10.0.0.0', 8],
  ['172.16.0.0', 12],
  ['192.168.0.0', 16],
  ['169.254.0.0', 16],
  ['100.64.0.0', 10],
] as const) {
  privateNetworks.addSubnet(network, prefix, 'ipv4')
}
privateNetworks.addAddress('::1', 'ipv6')
privateNetworks.addSubnet('fc00::', 7, 'ipv6')
privateNetworks.addSubnet('fe80::', 10, 'ipv6')
