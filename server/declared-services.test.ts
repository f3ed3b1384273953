import { describe, expect, test } from 'vitest'
import { purposesChangedOn } from '#content/consent-purposes.ts'
import type { ExternalService } from '#content/external-services.ts'
import { requireDeclaredServices } from './declared-services.ts'
import { EnvironmentError, readEnvironment } from './environment.ts'

const mistral: ExternalService = {
  host: 'api.mistral.ai',
  purpose: 'models',
  name: 'La Plateforme',
  company: 'Mistral AI',
  country: 'France',
  terms: 'https://mistral.ai/terms',
}

describe('A configured host', () => {
  test('of the default configuration is declared', () => {
    expect(() => requireDeclaredServices(readEnvironment({}))).not.toThrow()
  })

  test.each<[string, Record<string, string>]>([
    ['VIDEO_URL', { VIDEO_URL: 'https://www.youtube-nocookie.com/embed/x' }],
    ['MATOMO_URL', { MATOMO_URL: 'https://stats.matomo.cloud', MATOMO_SITE_ID: '1' }],
    ['SMTP_URL', { SMTP_URL: 'smtp://user:secret@smtp.sendgrid.net:587' }],
    ['DATABASE_URL', { DATABASE_URL: 'postgres://user:secret@db.eu-west-3.rds.amazonaws.com/site' }],
    ['LLM_BASE_URL', { LLM_BASE_URL: 'https://api.openai.com/v1', LLM_MODEL: 'gpt' }],
    ['LLM_PROVIDERS', { LLM_PROVIDERS: '[{"name":"a","baseUrl":"https://8.8.8.8/v1","apiKey":"secret","model":"m"}]' }],
    ['DATABASE_URL', { DATABASE_URL: 'postgres://user:secret@[2001:db8::1]/site' }],
    [
      'LEADS_WEBHOOK_URL',
      { LEADS_WEBHOOK_URL: 'https://api.hubapi.com/hook', LEADS_WEBHOOK_SECRET: 'secret-secret-secret' },
    ],
  ])('that nobody declared stops with one sentence that names %s and no secret', (variable, variables) => {
    const complaint = complaintAbout(variables)
    expect(complaint).toMatch(
      new RegExp(`^${variable} points to \\S+, which is not declared: add it to content/external-services\\.ts`),
    )
    expect(complaint).not.toContain('secret')
    expect(complaint).not.toContain('\n')
  })

  test.each([
    'http://localhost:11434/v1',
    'http://127.0.0.1:8000/v1',
    'http://[::1]:8000/v1',
    'http://10.1.2.3/v1',
    'http://192.168.1.20/v1',
    'http://[fd00::2]/v1',
    'http://vllm:8000/v1',
    'http://vllm.models.svc.cluster.local/v1',
    'http://gpu.internal/v1',
  ])('of one’s own needs no declaration: %s', (url) => {
    expect(complaintAbout({ LLM_BASE_URL: url, LLM_MODEL: 'm' })).toBeUndefined()
  })

  test.each(['https://api.mistral.ai.evil.example/v1', 'https://evil-api.mistral.ai/v1', 'http://172.32.0.1/v1'])(
    'that only looks like a declared or private one is not taken for it: %s',
    (url) => {
      expect(complaintAbout({ LLM_BASE_URL: url, LLM_MODEL: 'm' }, [mistral])).toBeDefined()
    },
  )

  test('is declared for one purpose, not for another', () => {
    expect(complaintAbout({ LLM_BASE_URL: 'https://API.mistral.ai/v1', LLM_MODEL: 'm' }, [mistral])).toBeUndefined()
    expect(complaintAbout({ VIDEO_URL: 'https://api.mistral.ai/video' }, [mistral])).toMatch(/^VIDEO_URL/)
  })
})

test('A service about which visitors choose comes with a new question: choices made before do not count for it', () => {
  const video = { ...mistral, purpose: 'video', since: purposesChangedOn } as const
  expect(complaintAbout({}, [video])).toBeUndefined()
  expect(complaintAbout({}, [{ ...video, since: '2099-01-31' }])).toBe(
    `api.mistral.ai is declared since 2099-01-31, and choices count since ${purposesChangedOn}: set purposesChangedOn in content/consent-purposes.ts to 2099-01-31, so that visitors who chose before are asked again.`,
  )
})

function complaintAbout(variables: Record<string, string>, services: readonly ExternalService[] = []) {
  try {
    requireDeclaredServices(readEnvironment({ VIDEO_URL: 'http://localhost/video', ...variables }), services)
    return undefined
  } catch (error) {
    expect(error).toBeInstanceOf(EnvironmentError)
    return error instanceof Error ? error.message : ''
  }
}
