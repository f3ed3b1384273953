import { expect, test } from 'vitest'
import { demoVideo } from '#content/brand/video.ts'
import { type ExternalService, externalServices } from '#content/external-services.ts'
import { readEnvironment } from '#server/environment.ts'
import { deskFindings } from './desk.ts'
import { mailSettingsFindings } from './mail-settings.ts'
import { outsideServicesFindings } from './outside-services.ts'
import { settingsFindings } from './settings-findings.ts'
import { siteAddressFindings } from './site-address.ts'

test.each([
  [{}, 'in-the-way', /http:\/\/localhost:3000, which no visitor can reach/],
  [{ SITE_URL: 'https://10.0.0.7' }, 'in-the-way', /no visitor can reach/],
  [{ SITE_URL: 'https://www.example.org' }, 'in-the-way', /no visitor can reach/],
  [{ SITE_URL: 'http://www.site-reel.fr' }, 'in-the-way', /without TLS/],
  [{ SITE_URL: 'https://www.site-reel.fr' }, 'fine', /public address/],
])('The address of %j is %s', (variables, severity, sentence) => {
  const [address] = siteAddressFindings(readEnvironment(variables))
  expect(address).toMatchObject({ severity, sentence: expect.stringMatching(sentence) })
})

test('The default key is a note, since it is public; one of your own is fine and not repeated', () => {
  expect(siteAddressFindings(readEnvironment({}))[1]?.severity).toBe('look')
  const own = siteAddressFindings(readEnvironment({ ANON_KEY: 'une-clef-bien-a-nous' }))[1]
  expect(own?.severity).toBe('fine')
  expect(own?.sentence).not.toContain('une-clef')
})

test('Mail that nobody sends or receives stands in the way, and no address is repeated', () => {
  const findings = mailSettingsFindings(readEnvironment({ MAIL_TO: 'jeanne@localhost', MAIL_FROM: 'Site <s@x.test>' }))
  expect(findings.map(({ severity }) => severity)).toEqual(['in-the-way', 'in-the-way', 'in-the-way'])
  expect(JSON.stringify(findings)).not.toMatch(/jeanne|s@x/)
  const real = { SMTP_URL: 'smtp://127.0.0.1', MAIL_TO: 'equipe@site-reel.fr', MAIL_FROM: 'Site <s@site-reel.fr>' }
  expect(mailSettingsFindings(readEnvironment(real))).toMatchObject([{ severity: 'fine' }])
  const anybodys = mailSettingsFindings(readEnvironment({ ...real, MAIL_TO: 'jeanne@gmail.com' }))
  expect(anybodys).toMatchObject([{ severity: 'look', sentence: expect.stringMatching(/mailbox at gmail\.com/) }])
  expect(JSON.stringify(anybodys)).not.toContain('jeanne')
})

test('A video or a Matomo that is a placeholder or not declared stands in the way', () => {
  const sentences = (variables: Record<string, string>) =>
    outsideServicesFindings(readEnvironment(variables)).map(({ sentence }) => sentence)
  expect(sentences({})).toEqual([expect.stringMatching(/^VIDEO_URL points to .* a placeholder/)])
  expect(sentences({ VIDEO_URL: 'https://tube.site-reel.fr/embed/1' })).toEqual([
    expect.stringMatching(/^VIDEO_URL points to tube\.site-reel\.fr, and the texts name/),
  ])
  const audience = { MATOMO_URL: 'https://stats.example.org', MATOMO_SITE_ID: '1' }
  expect(sentences({ ...audience, VIDEO_URL: 'http://10.0.0.3/embed' })).toEqual([
    expect.stringMatching(/^MATOMO_URL points to stats\.example\.org, which is not declared/),
    expect.stringMatching(/^MATOMO_URL points to stats\.example\.org, a placeholder/),
    expect.stringMatching(/^VIDEO_URL points to 10\.0\.0\.3/),
    expect.stringMatching(/^MATOMO_URL is set/),
  ])
})

test('What may stand behind an address of one’s own, and what Matomo must be set to, is to be looked at', () => {
  const looked = (variables: Record<string, string>) =>
    outsideServicesFindings(readEnvironment({ VIDEO_URL: demoVideo.url, ...variables }))
      .filter(({ severity }) => severity === 'look')
      .map(({ sentence }) => sentence)
  expect(looked({})).toEqual([])
  expect(looked({ LLM_BASE_URL: 'http://127.0.0.1:4000/v1', LLM_MODEL: 'gpt-4o' })).toEqual([
    expect.stringMatching(/^LLM_BASE_URL points to 127\.0\.0\.1, .* « models »/),
  ])
  expect(
    looked({
      LEADS_WEBHOOK_URL: 'http://10.0.0.8/h',
      LEADS_WEBHOOK_SECRET: 's'.repeat(32),
      SMTP_URL: 'smtp://localhost',
    }),
  ).toEqual([
    expect.stringMatching(/^SMTP_URL .* « mail »/),
    expect.stringMatching(/^LEADS_WEBHOOK_URL .* « webhook »/),
  ])
  expect(looked({ MATOMO_URL: 'http://127.0.0.1:8080', MATOMO_SITE_ID: '1' })).toEqual([
    expect.stringMatching(/^MATOMO_URL points to 127\.0\.0\.1, which a visitor's browser/),
    expect.stringMatching(/Audience figures/),
  ])
})

test('A service that the privacy policy names and nothing leads to is to be looked at', () => {
  const database: ExternalService = {
    purpose: 'database',
    host: 'db.site-reel.fr',
    country: 'Allemagne',
    name: 'CloudDB',
    company: 'CloudDB GmbH',
    terms: 'https://db.site-reel.fr/terms',
  }
  const looked = (variables: Record<string, string>) =>
    outsideServicesFindings(readEnvironment({ VIDEO_URL: demoVideo.url, ...variables }), [
      ...externalServices,
      database,
    ])
      .filter(({ severity }) => severity === 'look')
      .map(({ sentence }) => sentence)
  expect(looked({})).toEqual([
    expect.stringMatching(/^content\/external-services\.ts names CloudDB GmbH \(db\.site-reel\.fr\)/),
  ])
  expect(looked({ DATABASE_URL: 'postgres://a:b@db.site-reel.fr/site' })).toEqual([])
})

test('A video of one’s own is to be looked at: the texts go on naming the service of the company file', () => {
  expect(outsideServicesFindings(readEnvironment({ VIDEO_URL: 'http://10.0.0.3/embed' }))).toMatchObject([
    { severity: 'look', sentence: expect.stringContaining(demoVideo.service.company) },
  ])
})

test.each([
  [{}, []],
  [{ TEAM_EMAILS: 'jeanne@site-reel.fr' }, [['fine', /signs in at \/equipe/]]],
  [
    { TEAM_EMAILS: 'jeanne@gmail.com', SITE_URL: 'https://www.site-reel.fr' },
    [['look', /a mailbox at gmail\.com, where anybody/]],
  ],
  [
    { TEAM_EMAILS: '@site-reel.fr', SITE_URL: 'https://www.site-reel.fr' },
    [['look', /everybody at site-reel\.fr, and the privacy policy says/]],
  ],
  [
    { TEAM_EMAILS: 'jeanne@gmail.com,@site-reel.fr', SITE_URL: 'https://www.site-reel.fr' },
    [
      ['look', /everybody at site-reel\.fr/],
      ['look', /a mailbox at gmail\.com, where anybody/],
    ],
  ],
  [
    {
      TEAM_EMAILS: 'jeanne@site-reel.fr',
      SITE_URL: 'https://www.site-reel.fr',
      BACKEND_URL: 'https://api.site-reel.fr',
    },
    [['fine', /signs in at https:\/\/api\.site-reel\.fr\/equipe/]],
  ],
  [
    {
      TEAM_EMAILS: 'jeanne@site-reel.fr',
      SITE_URL: 'https://www.site-reel.fr',
      BACKEND_URL: 'http://api.site-reel.fr',
    },
    [['in-the-way', /set BACKEND_URL to https/]],
  ],
  [{ TEAM_EMAILS: '@gmail.com' }, [['in-the-way', /everybody in who has a mailbox at gmail\.com/]]],
  [{ TEAM_EMAILS: '@site-reel.fr', SITE_URL: 'http://www.site-reel.fr' }, [['in-the-way', /over HTTPS alone/]]],
] as const)('The desk of %j', (variables, expected) => {
  const findings = deskFindings(readEnvironment(variables))
  expect(findings.map(({ severity, sentence }) => [severity, sentence])).toEqual(
    expected.map(([severity, sentence]) => [severity, expect.stringMatching(sentence)]),
  )
  expect(JSON.stringify(findings)).not.toContain('jeanne@gmail')
})

test('A first start, with nothing set, has all of it in its way', () => {
  const inTheWay = settingsFindings(readEnvironment({})).filter(({ severity }) => severity === 'in-the-way')
  expect(new Set(inTheWay.map(({ about }) => about))).toEqual(new Set(['company', 'address', 'mail', 'services']))
})
