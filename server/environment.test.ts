import { describe, expect, test } from 'vitest'
import { defaultAnonKey } from '#content/anon-key.ts'
import { demoVideo } from '#content/brand/video.ts'
import { company } from '#content/company.ts'
import { EnvironmentError, readEnvironment } from './environment.ts'

describe('An empty environment', () => {
  test('gives every part its embedded default', () => {
    const environment = readEnvironment({})
    expect(environment).toMatchObject({
      PORT: 3000,
      HOST: '0.0.0.0',
      DATA_DIR: './var',
      SITE_URL: 'http://localhost:3000',
      ANON_KEY: defaultAnonKey,
      ALLOWED_ORIGINS: [],
      MAIL_FROM: `${company.name} <${company.email}>`,
      MAIL_TO: company.email,
      LLM_PROVIDERS: [],
      TEAM_EMAILS: [],
      CHAT_RATE: { requests: 20, seconds: 60 },
      CONTACT_RATE: { requests: 30, seconds: 600 },
      LOG_LEVEL: 'info',
      VIDEO_URL: demoVideo.url,
    })
    for (const name of [
      'DATABASE_URL',
      'SMTP_URL',
      'LLM_BASE_URL',
      'CHAT_DAILY_BUDGET',
      'METRICS_PORT',
      'MATOMO_URL',
      'LEADS_WEBHOOK_URL',
    ] as const) {
      expect(environment[name], name).toBeUndefined()
    }
  })

  test('is what variables set to nothing or to spaces amount to', () => {
    expect(readEnvironment({ PORT: '', SMTP_URL: '  ' })).toEqual(readEnvironment({}))
  })
})

describe('A good value', () => {
  test('is read into what the program uses', () => {
    const environment = readEnvironment({
      PORT: ' 8080 ',
      SITE_URL: 'https://www.example.org/',
      ALLOWED_ORIGINS: 'https://a.example, https://b.example:8443',
      LLM_PROVIDERS: '[{"name":"a","baseUrl":"https://m.example/v1","apiKey":"","model":"small"}]',
      CHAT_RATE: '5/1',
      TRUSTED_PROXIES: '10.0.0.0/8, 192.168.1.7, fd00::/8',
      MAIL_TO: 'Équipe <equipe@example.org>',
      TEAM_EMAILS: ' Jeanne@Example.org , @equipe.example.org ',
    })
    expect(environment).toMatchObject({
      TEAM_EMAILS: ['jeanne@example.org', '@equipe.example.org'],
      PORT: 8080,
      SITE_URL: 'https://www.example.org',
      ALLOWED_ORIGINS: ['https://a.example', 'https://b.example:8443'],
      LLM_PROVIDERS: [{ name: 'a', baseUrl: 'https://m.example/v1', apiKey: '', model: 'small' }],
      CHAT_RATE: { requests: 5, seconds: 1 },
      MAIL_TO: 'Équipe <equipe@example.org>',
    })
    expect(environment.TRUSTED_PROXIES.check('10.20.30.40')).toBe(true)
    expect(environment.TRUSTED_PROXIES.check('192.168.1.7')).toBe(true)
    expect(environment.TRUSTED_PROXIES.check('192.168.1.8')).toBe(false)
    expect(environment.TRUSTED_PROXIES.check('fd12::1', 'ipv6')).toBe(true)
  })
})

test.each(['http://localhost:11434/v1', 'http://10.0.0.5:8000/v1', 'http://vllm:8000/v1', 'http://[::1]:8000/v1'])(
  'A model on this machine or in a private network may be asked without encryption: %s',
  (baseUrl) => {
    const provider = { name: 'a', baseUrl, apiKey: '', model: 'small' }
    const { LLM_BASE_URL, LLM_PROVIDERS } = readEnvironment({
      LLM_BASE_URL: baseUrl,
      LLM_MODEL: 'small',
      LLM_PROVIDERS: JSON.stringify([provider]),
    })
    expect([LLM_BASE_URL, LLM_PROVIDERS]).toEqual([baseUrl, [provider]])
  },
)

test('A mail server within one’s own network may be asked without encryption', () => {
  const SMTP_URL = 'smtp://10.0.0.5:25?ignoreTLS=true'
  expect(readEnvironment({ SMTP_URL }).SMTP_URL).toBe(SMTP_URL)
})

describe('A bad value stops the start with one sentence that names the variable and gives an example', () => {
  test.each([
    ['PORT', '80a', '3000'],
    ['PORT', '65536', '3000'],
    ['DATABASE_URL', 'mysql://localhost/site', 'postgres://'],
    ['SITE_URL', 'www.example.org', 'https://www.example.org'],
    ['SITE_URL', 'https://www.example.org/blog', 'https://www.example.org'],
    ['SITE_URL', 'https://user:secret@www.example.org', 'https://www.example.org'],
    ['BACKEND_URL', 'ftp://api.example.org', 'https://api.example.org'],
    ['ANON_KEY', 'with a space', defaultAnonKey],
    ['ALLOWED_ORIGINS', 'https://a.example,*', 'https://www.example.org'],
    ['SMTP_URL', 'mail.example.org', 'smtp://'],
    ['SMTP_URL', 'smtp://u:p@mail.example.org?requireTLS=false', 'leaves encryption on'],
    ['SMTP_URL', 'smtp://Mail.Example.org?ignoreTLS=true', 'leaves encryption on'],
    ['SMTP_URL', 'smtps://mail.example.org:465?secure=false', 'leaves encryption on'],
    ['MAIL_FROM', 'a@b.example\r\nBcc: c@d.example', 'site@example.org'],
    ['MAIL_TO', 'nobody', 'team@example.org'],
    ['MAIL_TO', 'a@b.example,c', 'must be one e-mail address'],
    ['LLM_BASE_URL', 'models.example', 'https://models.example/v1'],
    ['LLM_BASE_URL', 'http://api.models.example/v1', 'starts with https:// (http:// within your own network)'],
    ['LLM_BASE_URL', 'http://203.0.113.7:8000/v1', 'starts with https:// (http:// within your own network)'],
    [
      'LLM_PROVIDERS',
      '[{"name":"a","baseUrl":"http://m.example/v1","apiKey":"","model":"small"}]',
      'with an https:// address (http:// within your own network)',
    ],
    ['LLM_PROVIDERS', 'mistral', '[{"name"'],
    ['LLM_PROVIDERS', '[{"name":"a"}]', '[{"name"'],
    ['CHAT_RATE', '20', '20/60'],
    ['CONTACT_RATE', '0/600', '30/600'],
    ['CHAT_DAILY_BUDGET', '-1', '5000'],
    ['TRUSTED_PROXIES', '10.0.0.0/33', '10.0.0.0/8'],
    ['TRUSTED_PROXIES', 'proxy.example', '10.0.0.0/8'],
    ['TEAM_EMAILS', 'jeanne', 'jeanne@example.org'],
    ['TEAM_EMAILS', '@', '@team.example.org'],
    ['TEAM_EMAILS', '@fr', '@team.example.org'],
    ['TEAM_EMAILS', 'jeanne@example.org;paul@example.org', 'jeanne@example.org'],
    ['TEAM_EMAILS', 'Jeanne <jeanne@example.org>', 'jeanne@example.org'],
    ['TEAM_EMAILS', '*@example.org@', 'jeanne@example.org'],
    ['LEADS_WEBHOOK_URL', 'crm.example.org/hooks', 'https://crm.example.org/hooks/requests'],
    ['LEADS_WEBHOOK_URL', 'http://crm.example.org/hooks', 'https://crm.example.org/hooks/requests'],
    ['LEADS_WEBHOOK_URL', 'ftp://localhost/hooks', 'https://crm.example.org/hooks/requests'],
    ['LEADS_WEBHOOK_SECRET', 'short', 'openssl rand -hex 32'],
    ['METRICS_PORT', '99999', '9464'],
    ['LOG_LEVEL', 'loud', 'info'],
    ['MATOMO_SITE_ID', 'one', '1'],
    ['VIDEO_URL', 'javascript:alert(1)', 'https://video.example/embed/demo'],
  ])('%s=%s', (name, value, example) => {
    const problem = problemOf({ [name]: value })
    expect(problem).toMatch(new RegExp(`^${name} must be `))
    expect(problem).toContain(example)
    expect(problem).not.toContain('\n')
  })

  test.each([
    [{ LLM_BASE_URL: 'https://models.example/v1' }, 'LLM_MODEL is missing although LLM_BASE_URL is set'],
    [{ LLM_MODEL: 'small' }, 'LLM_BASE_URL is missing although LLM_MODEL is set'],
    [{ MATOMO_URL: 'https://stats.example.org' }, 'MATOMO_SITE_ID is missing although MATOMO_URL is set'],
    [{ MATOMO_SITE_ID: '3' }, 'MATOMO_URL is missing although MATOMO_SITE_ID is set'],
    [
      { LEADS_WEBHOOK_URL: 'http://10.0.0.5/hook' },
      'LEADS_WEBHOOK_SECRET is missing although LEADS_WEBHOOK_URL is set',
    ],
    [{ LEADS_WEBHOOK_SECRET: 'a'.repeat(16) }, 'LEADS_WEBHOOK_URL is missing although LEADS_WEBHOOK_SECRET is set'],
  ])('%o', (variables, problem) => {
    expect(problemOf(variables)).toContain(problem)
  })
})

function problemOf(variables: Record<string, string>) {
  try {
    readEnvironment(variables)
  } catch (error) {
    if (error instanceof EnvironmentError) return error.message
    throw error
  }
  throw new Error('The environment was accepted.')
}
