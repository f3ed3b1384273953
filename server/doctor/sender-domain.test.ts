import { Resolver } from 'node:dns/promises'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { ExternalService } from '#content/external-services.ts'
import { readEnvironment } from '#server/environment.ts'
import { declaredMailService } from '#testing/declared-mail-service.ts'
import { startStandInDns } from '#testing/stand-in-dns.ts'
import { recipientDomainFindings } from './recipient-domain.ts'
import { senderDomainFindings } from './sender-domain.ts'
import { checkSpf } from './spf.ts'

const zone = {
  'site-reel.fr': { TXT: ['verification=1', 'v=spf1 include:_spf.poste.fr -all'], MX: ['mx.poste.fr'] },
  '_spf.poste.fr': { TXT: ['v=spf1 ip4:203.0.113.0/24 ~all'] },
  'mail.poste.fr': { A: ['203.0.113.9'] },
  'depot.poste.fr': { A: ['192.0.2.44'] },
  'mail.ailleurs.fr': { A: ['198.51.100.7'] },
  'mx.poste.fr': { A: ['203.0.113.25'] },
  '_dmarc.site-reel.fr': { TXT: ['v=DMARC1; p=reject; rua=mailto:d@site-reel.fr'] },
  's1._domainkey.site-reel.fr': { TXT: [`v=DKIM1; k=rsa; p=${'M'.repeat(392)}`] },
  'old._domainkey.site-reel.fr': { TXT: ['v=DKIM1; p='] },
  'sans.fr': { A: ['198.51.100.1'] },
  'chez-soi.fr': { MX: ['mx1.chez-soi.fr'] },
  'faible.fr': { TXT: ['v=spf1 +all'], MX: [''] },
  '_dmarc.faible.fr': { TXT: ['v=DMARC1; p=none'] },
  'double.fr': { TXT: ['v=spf1 -all', 'v=spf1 mx -all'] },
  'boucle.fr': { TXT: ['v=spf1 include:boucle.fr -all'] },
  'macro.fr': { TXT: ['v=spf1 exists:%{i}.macro.fr -all'] },
  'par-mx.fr': { TXT: ['v=spf1 mx/24 ?all'], MX: ['mx.poste.fr'] },
  'ailleurs.fr': { TXT: ['v=spf1 redirect=site-reel.fr'] },
  'chez.co.uk': { TXT: ['v=spf1 include:_spf.autre.co.uk -all'] },
  '_spf.autre.co.uk': { TXT: ['v=spf1 -all'] },
  'mail.poste.co.uk': { A: ['192.0.2.45'] },
  'exclut.fr': { TXT: ['v=spf1 -include:_spf.poste.fr -all'] },
  'etrange.fr': { TXT: ['v=spf1 ip4:1.2.3.4/99 ip4:: ////// \u0007 -all'] },
}

let dns: Awaited<ReturnType<typeof startStandInDns>>
let resolver: Resolver
beforeAll(async () => {
  dns = await startStandInDns(zone)
  resolver = asking(dns.server)
})
afterAll(() => dns.stop())

test.each([
  ['site-reel.fr', '203.0.113.9', 'pass'],
  ['site-reel.fr', '198.51.100.7', 'fail'],
  ['ailleurs.fr', '203.0.113.9', 'pass'],
  ['par-mx.fr', '203.0.113.200', 'pass'],
  ['par-mx.fr', '198.51.100.7', 'neutral'],
  ['sans.fr', '203.0.113.9', 'none'],
  ['nulle-part.fr', '203.0.113.9', 'none'],
  ['double.fr', '203.0.113.9', 'unclear'],
  ['boucle.fr', '203.0.113.9', 'unclear'],
  ['macro.fr', '203.0.113.9', 'unclear'],
  ['site-reel.fr', '2001:db8::1', 'fail'],
])('SPF of %s for %s: %s', async (domain, address, expected) => {
  expect(await checkSpf(resolver, domain, address)).toBe(expected)
})

test('A record that makes no sense ends in an answer, and never in a pass', async () => {
  expect(['fail', 'unclear']).toContain(await checkSpf(resolver, 'etrange.fr', '1.2.3.4'))
})

test('A domain that is set up is fine in all three', async () => {
  const findings = await look('site-reel.fr', 'mail.poste.fr', 's1')
  expect(findings.map(({ severity }) => severity)).toEqual(['fine', 'fine', 'fine'])
})

test.each([
  ['site-reel.fr', 'depot.poste.fr', 'fine', /includes _spf\.poste\.fr, of those who run depot\.poste\.fr/],
  ['ailleurs.fr', 'depot.poste.fr', 'look', /does not name the address/],
  ['exclut.fr', 'depot.poste.fr', 'look', /does not name the address/],
  ['chez.co.uk', 'mail.poste.co.uk', 'look', /does not name the address/],
])(
  'A provider who takes mails at one address and sends from others: %s through %s is %s',
  async (domain, host, severity, sentence) => {
    const [spf] = await look(domain, host, 's1')
    expect(spf).toMatchObject({ severity, sentence: expect.stringMatching(sentence) })
  },
)

test.each([
  [
    'site-reel.fr',
    'mail.ailleurs.fr',
    'old',
    ['look', 'look', 'fine'],
    [/does not name the address/, /withdrawn/, /./],
  ],
  [
    'site-reel.fr',
    '10.0.0.5',
    undefined,
    ['unchecked', 'unchecked', 'fine'],
    [/not known here/, /--dkim-selector/, /./],
  ],
  ['sous.site-reel.fr', 'mail.poste.fr', 'none', ['look', 'look', 'fine'], [/no SPF/, /no DKIM key/, /reject/]],
  ['sans.fr', 'mail.poste.fr', 's1', ['look', 'look', 'look'], [/no SPF/, /no DKIM key/, /no DMARC/]],
  ['faible.fr', 'localhost', 's1', ['look', 'look', 'look'], [/lets everybody/, /no DKIM key/, /p=none/]],
])('Mails from %s through %s (%s): %j', async (domain, host, selector, severities, sentences) => {
  const findings = await look(domain, host, selector)
  expect(findings.map(({ severity }) => severity)).toEqual(severities)
  for (const [index, sentence] of sentences.entries()) expect(findings[index]?.sentence).toMatch(sentence)
})

test.each(['silent', 'refused'] as const)('A name server that is %s makes nothing fine', async (kind) => {
  const none = await startStandInDns(kind)
  const names = asking(none.server, 200)
  const findings = [
    ...(await look('site-reel.fr', 'mail.poste.fr', 's1', names)),
    ...(await recipient('site-reel.fr', names)),
  ]
  expect(findings).toHaveLength(4)
  for (const { severity, sentence } of findings) {
    expect(severity).toBe('unchecked')
    expect(sentence).toMatch(/DNS does not answer \((?:ETIMEOUT|EREFUSED)\)/)
  }
  await none.stop()
})

test.each([
  ['chez-soi.fr', 'fine'],
  ['site-reel.fr', 'look'],
  ['sans.fr', 'fine'],
  ['faible.fr', 'in-the-way'],
  ['nulle-part.fr', 'in-the-way'],
])('The team at %s receives mail: %s', async (domain, severity) => {
  const findings = await recipient(domain)
  expect(findings).toMatchObject([{ severity }])
  expect(JSON.stringify(findings)).not.toContain('jeanne')
})

test('Who runs the mailbox of MAIL_TO is looked for among the services that the privacy policy names', async () => {
  const [stranger] = await recipient('site-reel.fr')
  expect(stranger?.sentence).toMatch(/received by mx\.poste\.fr: .* content\/external-services\.ts .* « mail »/)
  expect(await recipient('site-reel.fr', resolver, [{ ...declaredMailService, host: 'smtp.poste.fr' }])).toMatchObject([
    { severity: 'fine' },
  ])
})

function look(domain: string, host: string, dkimSelector?: string, names = resolver) {
  const environment = readEnvironment({ MAIL_FROM: `Site <jeanne@${domain}>`, SMTP_URL: `smtp://u:p@${host}:587` })
  return senderDomainFindings(environment, { ...outside(names), dkimSelector })
}

function recipient(domain: string, names = resolver, services: readonly ExternalService[] = []) {
  return recipientDomainFindings(readEnvironment({ MAIL_TO: `jeanne@${domain}` }), outside(names), services)
}

function outside(names: Resolver) {
  return { resolver: names, now: Date.now, timeout: 5000 }
}

function asking(server: string, timeout = 5000) {
  const names = new Resolver({ timeout, tries: 1 })
  names.setServers([server])
  return names
}
