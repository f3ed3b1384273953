import { isIP } from 'node:net'
import type { Environment } from '#server/environment.ts'
import { isOwnHost } from '#server/own-host.ts'
import { addressesOf, NoDnsAnswer, textRecords } from './dns-records.ts'
import type { Finding } from './finding.ts'
import { mailDomain } from './mail-settings.ts'
import { organisation } from './organisation.ts'
import type { Outside } from './outside.ts'
import { isReservedHost } from './reserved-values.ts'
import { checkSpf, includedDomains, type SpfResult } from './spf.ts'

type Verdict = Omit<Finding, 'about'>

/** Whether receivers will believe mails from the domain of MAIL_FROM: SPF, DKIM and DMARC, as DNS has them. */
export async function senderDomainFindings(
  { MAIL_FROM, SMTP_URL }: Environment,
  { resolver, dkimSelector }: Outside,
): Promise<readonly Finding[]> {
  const domain = mailDomain(MAIL_FROM)
  if (!SMTP_URL || isReservedHost(domain)) return []
  const { hostname } = new URL(SMTP_URL)
  const verdicts = await Promise.all([
    orUnchecked('SPF', domain, () => spfVerdict(resolver, domain, hostname)),
    orUnchecked('DKIM', domain, () => dkimVerdict(resolver, domain, dkimSelector)),
    orUnchecked('DMARC', domain, () => dmarcVerdict(resolver, domain)),
  ])
  return verdicts.map((verdict) => ({ about: 'sender domain', ...verdict }))
}

async function spfVerdict(resolver: Outside['resolver'], domain: string, host: string): Promise<Verdict> {
  const literal = host.replace(/^\[(.*)\]$/, '$1')
  const addresses = isOwnHost(host) ? [] : isIP(literal) ? [literal] : await addressesOf(resolver, host)
  // An address that nobody has, so that the record itself is read where the server's own is not known.
  const results = await Promise.all(
    (addresses.length > 0 ? addresses : ['192.0.2.1']).map((address) => checkSpf(resolver, domain, address)),
  )
  const included = await includedDomains(resolver, domain)
  const ofProvider = included.find((name) => organisation(name) === organisation(host))
  return spfSentence(results, { domain, host, isSenderKnown: addresses.length > 0, ofProvider })
}

type Sender = {
  readonly domain: string
  readonly host: string
  readonly isSenderKnown: boolean
  readonly ofProvider: string | undefined
}

function spfSentence(results: readonly SpfResult[], { domain, host, isSenderKnown, ofProvider }: Sender): Verdict {
  if (results.includes('none'))
    return look(
      `${domain} has no SPF record, so many receivers take the mails for forged: publish one in DNS with your mail provider's include, for example « v=spf1 include:_spf.provider.fr -all ».`,
    )
  if (results.includes('unclear'))
    return unchecked(
      `The SPF record of ${domain} cannot be followed (several records, over 10 look-ups, macros, or an include that is not there): check it with your mail provider's tool.`,
    )
  if (!isSenderKnown) {
    if (results.includes('pass'))
      return look(`The SPF record of ${domain} lets everybody send for it: end it with -all or ~all.`)
    return unchecked(
      `${domain} has an SPF record, but from which address ${host} sends to the outside is not known here: see that the record names it.`,
    )
  }
  if (results.every((result) => result === 'pass'))
    return { severity: 'fine', sentence: `SPF: ${domain} lets ${host} send for it.` }
  // Providers take mails at one address and send from others, which their own record names.
  if (ofProvider)
    return {
      severity: 'fine',
      sentence: `SPF: the record of ${domain} includes ${ofProvider}, of those who run ${host}.`,
    }
  return look(
    `The SPF record of ${domain} does not name the address of ${host}: unless your provider sends from other addresses, which its include then names, add it.`,
  )
}

async function dkimVerdict(resolver: Outside['resolver'], domain: string, selector?: string): Promise<Verdict> {
  if (!selector)
    return unchecked(
      `Whether mails from ${domain} are signed with DKIM could not be checked, because the key's name cannot be guessed: run npm run doctor -- --dkim-selector with the selector that your mail provider names.`,
    )
  const name = `${selector}._domainkey.${domain}`
  const key = (await textRecords(resolver, name)).find((text) => /(?:^|;)\s*p=/i.test(text))
  if (key === undefined)
    return look(`There is no DKIM key at ${name}: publish the record that your mail provider gives you.`)
  if (/(?:^|;)\s*p=\s*(?:;|$)/i.test(key))
    return look(`The DKIM key at ${name} is withdrawn (empty p=): publish the one that is in use.`)
  return { severity: 'fine', sentence: `DKIM: a key is published at ${name}.` }
}

async function dmarcVerdict(resolver: Outside['resolver'], domain: string): Promise<Verdict> {
  const labels = domain.split('.')
  // The domain's own record, else that of the ones above it (RFC 7489, section 6.6.3, without the list of suffixes).
  for (let from = 0; from <= Math.max(0, labels.length - 2) && from < 5; from++) {
    const name = labels.slice(from).join('.')
    const record = (await textRecords(resolver, `_dmarc.${name}`)).find((text) => /^v=DMARC1\s*(?:;|$)/i.test(text))
    if (record === undefined) continue
    const policy = /;\s*p=\s*(\w+)/i.exec(record)?.[1]?.toLowerCase()
    if (policy === 'quarantine' || policy === 'reject')
      return { severity: 'fine', sentence: `DMARC: ${name} asks receivers to ${policy} forged mails.` }
    return look(
      `DMARC of ${name} asks for nothing (p=none), so forged mails arrive too: once SPF and DKIM pass, set p=quarantine.`,
    )
  }
  return look(
    `${domain} has no DMARC record, which large receivers ask for: publish _dmarc.${domain}, for example « v=DMARC1; p=quarantine ».`,
  )
}

async function orUnchecked(what: string, domain: string, check: () => Promise<Verdict>): Promise<Verdict> {
  try {
    return await check()
  } catch (error) {
    if (!(error instanceof NoDnsAnswer)) throw error
    return unchecked(
      `${what} of ${domain} could not be checked, because DNS does not answer (${error.message}): run the doctor where names are resolved.`,
    )
  }
}

function look(sentence: string): Verdict {
  return { severity: 'look', sentence }
}

function unchecked(sentence: string): Verdict {
  return { severity: 'unchecked', sentence }
}
