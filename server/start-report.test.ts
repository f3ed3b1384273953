import { expect, test } from 'vitest'
import { readEnvironment } from './environment.ts'
import { startReport } from './start-report.ts'

test('A first start says where to look, what runs on its embedded default, and what to set next', () => {
  expect(startReport(readEnvironment({}), 3000)).toEqual([
    'Listening on http://localhost:3000',
    '  store: SQLite in ./var (DATABASE_URL is not set)',
    '  mail: .eml files in ./var/mail (SMTP_URL is not set)',
    '  assistant: embedded (LLM_BASE_URL is not set)',
    'To put it online, set SITE_URL, SMTP_URL, DATABASE_URL, LLM_BASE_URL: docs/operations.md says how.',
  ])
})

test('A site that is set up says only where it listens', () => {
  const environment = readEnvironment({
    SITE_URL: 'https://www.example.org',
    SMTP_URL: 'smtp://localhost',
    DATABASE_URL: 'postgres://localhost/site',
    LLM_PROVIDERS: '[{"name":"a","baseUrl":"https://m.example/v1","apiKey":"","model":"small"}]',
  })
  expect(startReport(environment, 8080)).toEqual(['Listening on http://localhost:8080'])
})
