import { expect, test } from 'vitest'
import { readEnvironment } from './environment.ts'
import { startReport } from './start-report.ts'

test('A first start says where to look, what runs on its embedded default, and what to set next', () => {
  expect(startReport(readEnvironment({}), 3000, { inTheWay: 0 })).toEqual([
    'Listening on http://localhost:3000',
    '  store: SQLite in ./var (DATABASE_URL is not set)',
    '  mail: .eml files in ./var/mail (SMTP_URL is not set)',
    '  assistant: embedded (LLM_BASE_URL is not set)',
    'To put it online, set SITE_URL, SMTP_URL, if wanted DATABASE_URL, LLM_BASE_URL: docs/operations.md says how.',
  ])
})

test('One machine in production, without a database server or a model, is asked for neither', () => {
  const environment = readEnvironment({ SITE_URL: 'https://www.example.org', SMTP_URL: 'smtp://localhost' })
  expect(startReport(environment, 3000, { inTheWay: 0 })).toEqual([
    'Listening on http://localhost:3000',
    '  store: SQLite in ./var (DATABASE_URL is not set)',
    '  assistant: embedded (LLM_BASE_URL is not set)',
  ])
})

test('A site that is set up says only where it listens', () => {
  const environment = readEnvironment({
    SITE_URL: 'https://www.example.org',
    SMTP_URL: 'smtp://localhost',
    DATABASE_URL: 'postgres://localhost/site',
    LLM_PROVIDERS: '[{"name":"a","baseUrl":"https://m.example/v1","apiKey":"","model":"small"}]',
  })
  expect(startReport(environment, 8080, { inTheWay: 0 })).toEqual(['Listening on http://localhost:8080'])
})

test('A database that refuses the site is said where it listens, with what becomes of requests', () => {
  const environment = readEnvironment({
    SITE_URL: 'https://www.example.org',
    DATABASE_URL: 'postgres://localhost/site',
  })
  const storeProblem = 'The database refused the user site: create it.'
  expect(startReport(environment, 3000, { inTheWay: 0, storeProblem }).slice(0, 2)).toEqual([
    'Listening on http://localhost:3000',
    '  store: The database refused the user site: create it. Until then, requests are answered with the phone number.',
  ])
})

test('Where there is a team, it is told where to sign in, since nothing on the site leads there', () => {
  const lines = startReport(readEnvironment({ TEAM_EMAILS: 'moi@exemple.fr' }), 3000, { inTheWay: 0 })
  expect(lines).toContain('  desk: the team signs in at http://localhost:3000/equipe')
  expect(lines.join()).not.toContain('moi@')
})

test('What stands between the settings and production is one line, which says who names it', () => {
  const said = (inTheWay: number) => startReport(readEnvironment({}), 3000, { inTheWay }).slice(5)
  expect(said(0)).toEqual([])
  expect(said(1)).toEqual(['1 thing stands between this configuration and production: npm run doctor says what.'])
  expect(said(11)).toEqual(['11 things stand between this configuration and production: npm run doctor says what.'])
})

test('A start elsewhere than SITE_URL says so, and what to set', () => {
  const lines = startReport(readEnvironment({}), 3100, { inTheWay: 0 })
  expect(lines[0]).toBe('Listening on http://localhost:3100')
  expect(lines).toContain(
    '  links: canonical links and sitemap name http://localhost:3000 (SITE_URL); SITE_URL=http://localhost:3100 makes them name this address',
  )
  const there = startReport(readEnvironment({ SITE_URL: 'http://localhost:3100' }), 3100, { inTheWay: 0 })
  expect(there.join()).not.toContain('canonical')
})

test.each([
  ['0.0.0.0', 'http://localhost:3000'],
  ['::', 'http://localhost:3000'],
  ['127.0.0.1', 'http://localhost:3000'],
  ['::1', 'http://localhost:3000'],
  ['localhost', 'http://localhost:3000'],
  ['192.0.2.7', 'http://192.0.2.7:3000'],
  ['2001:db8::7', 'http://[2001:db8::7]:3000'],
  ['bureau.example', 'http://bureau.example:3000'],
])('A site that listens on %s is found at %s', (HOST, address) => {
  expect(startReport(readEnvironment({ HOST }), 3000, { inTheWay: 0 })[0]).toBe(`Listening on ${address}`)
})
