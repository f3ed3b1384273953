import { BlockList, isIP, isIPv6 } from 'node:net'
import { addressesOf, mailHosts, textRecords } from './dns-records.ts'
import type { Outside } from './outside.ts'

type Resolver = Outside['resolver']

/** Whether a domain lets an address send for it; `none` without a record, `unclear` where it cannot be followed. */
export type SpfResult = 'pass' | 'fail' | 'softfail' | 'neutral' | 'none' | 'unclear'

/** RFC 7208, section 4.6.4. */
const mostLookups = 10

const qualifiers = { '+': 'pass', '-': 'fail', '~': 'softfail', '?': 'neutral' } as const

/** RFC 7208 without macros and without `exists` and `ptr`: who uses those gets « unclear ». */
export async function checkSpf(
  resolver: Resolver,
  domain: string,
  address: string,
  budget = { left: mostLookups },
): Promise<SpfResult> {
  const records = await spfRecords(resolver, domain)
  const [record] = records
  if (record === undefined) return 'none'
  if (records.length > 1) return 'unclear'
  const terms = record.split(/ +/).slice(1).filter(Boolean)
  for (const term of terms) {
    const [, sign, name = '', value = '', prefix] = /^([-+~?]?)([a-z0-9]+)(?:[:]([^/]*))?((?:\/.*)?)$/i.exec(term) ?? []
    if (/^[a-z]+=/i.test(term)) continue
    const matched = await matches(name.toLowerCase(), value, prefix ?? '')
    if (matched === 'unclear') return 'unclear'
    if (matched) return isQualifier(sign) ? qualifiers[sign] : 'pass'
  }
  const target = terms.map((term) => /^redirect=(.+)$/i.exec(term)?.[1]).find((found) => found !== undefined)
  if (target === undefined) return 'neutral'
  return spend() ? checkSpf(resolver, target, address, budget) : 'unclear'

  async function matches(name: string, value: string, prefix: string): Promise<boolean | 'unclear'> {
    const where = value || domain
    if (name === 'all') return true
    if (name === 'ip4' || name === 'ip6') return within(address, `${value}${prefix}`)
    if (where.includes('%') || !['include', 'a', 'mx'].includes(name) || !spend()) return 'unclear'
    if (name === 'include') {
      const result = await checkSpf(resolver, where, address, budget)
      return result === 'none' || result === 'unclear' ? 'unclear' : result === 'pass'
    }
    const hosts = name === 'mx' ? (await mailHosts(resolver, where)).slice(0, mostLookups) : [where]
    const found = (await Promise.all(hosts.map((host) => addressesOf(resolver, host)))).flat()
    return found.some((own) => within(address, `${own}${lengthFor(own, prefix)}`))
  }

  function spend() {
    return budget.left-- > 0
  }
}

/** The domains whose senders may send for this one too. */
export async function includedDomains(resolver: Resolver, domain: string): Promise<readonly string[]> {
  const [record = ''] = await spfRecords(resolver, domain)
  return [...record.matchAll(/ \+?include:(\S+)/gi)].map(([, name = '']) => name)
}

async function spfRecords(resolver: Resolver, domain: string) {
  return (await textRecords(resolver, domain)).filter((text) => /^v=spf1(?: |$)/i.test(text))
}

/** « /24//64 » is for IPv4 and IPv6. */
function lengthFor(own: string, prefix: string) {
  const [four = '', six] = prefix.split('//')
  if (isIPv6(own)) return six === undefined ? '' : `/${six}`
  return four
}

function within(address: string, network: string) {
  const [base = '', length] = network.split('/')
  const family = isIP(base)
  const longest = family === 6 ? 128 : 32
  const bits = length === undefined || length === '' ? longest : Number(length)
  if (family === 0 || isIP(address) !== family || !Number.isInteger(bits) || bits < 0 || bits > longest) return false
  const list = new BlockList()
  const name = family === 6 ? 'ipv6' : 'ipv4'
  list.addSubnet(base, bits, name)
  return list.check(address, name)
}

function isQualifier(sign: string | undefined): sign is keyof typeof qualifiers {
  return sign !== undefined && Object.hasOwn(qualifiers, sign)
}
