import { describe, expect, test } from 'vitest'
import type { ExternalService } from '#content/external-services.ts'
import { purposesChangedOn } from '#content/purposes-changed-on.ts'
import { duty } from '#testing/duties.ts'
import { requireDeclaredServices } from './declared-services.ts'
import { EnvironmentError, readEnvironment } from './environment.ts'

const mistral: ExternalService = {
  host: 'api.mistral.ai',
  purpose: 'models',
  noTraining: true,
  keptDays: 30,
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
    ['MATOMO_URL', { MATOMO_URL: 'https://stats.matomo.cloud', MATOMO_SITE_ID: '1' }],
    ['SMTP_URL', { SMTP_URL: 'smtp://user:secret@smtp.sendgrid.net:587' }],
    ['DATABASE_URL', { DATABASE_URL: 'postgres://user:secret@db.eu-west-3.rds.amazonaws.com/site' }],
    ['LLM_BASE_URL', { LLM_BASE_URL: 'https://api.openai.com/v1', LLM_MODEL: 'gpt' }],
    ['LLM_PROVIDERS', { LLM_PROVIDERS: '[{"name":"a","baseUrl":"https://8.8.8.8/v1","apiKey":"secret","model":"m"}]' }],
    ['DATABASE_URL', { DATABASE_URL: 'postgres://user:secret@[2001:db8::1]/site' }],
    ['DATABASE_URL', { DATABASE_URL: 'postgres://user:secret@db%2Eelsewhere%2Ecom/site' }],
    ['DATABASE_URL', { DATABASE_URL: 'postgres://user:secret@0x08080808/site' }],
    ['SMTP_URL', { SMTP_URL: 'smtp://user:secret@134744072:587' }],
    ['BACKEND_URL', { SITE_URL: 'https://www.delambre.example', BACKEND_URL: 'https://xyz.supabase.co' }],
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

  test.each<[string, Record<string, string>]>([
    ['DATABASE_URL', { DATABASE_URL: 'postgres://localhost/site?host=db.elsewhere.com' }],
    ['DATABASE_URL', { DATABASE_URL: 'postgres://localhost/site?hostaddr=8.8.8.8' }],
    ['SMTP_URL', { SMTP_URL: 'smtp://user:secret@localhost?service=gmail' }],
    ['SMTP_URL', { SMTP_URL: 'smtp://user:secret@localhost?proxy=http://relay.elsewhere.com' }],
    ['SMTP_URL', { SMTP_URL: 'smtp://?host=smtp.elsewhere.com' }],
  ])('that the query of %s names behind another one stops, whatever the driver makes of it', (variable, variables) => {
    expect(complaintAbout(variables)).toMatch(
      new RegExp(`^${variable} names a host in its query \\(\\w+\\): write it as the host of the URL`),
    )
  })

  test('has to stand in DATABASE_URL: the driver would take the one of PGHOST', () => {
    expect(complaintAbout({ DATABASE_URL: 'postgres:///site' })).toMatch(/^DATABASE_URL names no host/)
  })

  test.each(['postgres:///site?host=/run/postgresql', 'postgres://%2Frun%2Fpostgresql/site'])(
    'is not needed for a socket of this machine: %s',
    (url) => {
      expect(complaintAbout({ DATABASE_URL: url })).toBeUndefined()
    },
  )

  test('of the pages themselves may take the form and the questions', () => {
    const site = 'https://www.delambre.example'
    expect(complaintAbout({ SITE_URL: site, BACKEND_URL: site })).toBeUndefined()
    expect(complaintAbout({ SITE_URL: site, BACKEND_URL: 'https://www.delambre.example:8443' })).toBeUndefined()
  })

  test('is declared for one purpose, not for another', () => {
    expect(complaintAbout({ LLM_BASE_URL: 'https://API.mistral.ai/v1', LLM_MODEL: 'm' }, [mistral])).toBeUndefined()
    expect(complaintAbout({ VIDEO_URL: 'https://api.mistral.ai/video' }, [mistral])).toMatch(/^VIDEO_URL/)
  })
})

test('A service about which visitors choose comes with a new question: choices made before do not count for it', () => {
  const video = { ...mistral, purpose: 'video', since: purposesChangedOn } as const
  expect(complaintAbout({}, [video])).toBeUndefined()
  expect(complaintAbout({}, [{ ...video, since: '2099-01-31' }])).toBe(
    `api.mistral.ai is declared since 2099-01-31, and choices count since ${purposesChangedOn}: set purposesChangedOn in content/purposes-changed-on.ts to 2099-01-31, so that visitors who chose before are asked again.`,
  )
})

test('The video is one thing: who plays it, what it shows and where it is are written in one place, and no address beside it is taken', () => {
  const film = { ...mistral, host: 'films.site-reel.fr', purpose: 'video', since: purposesChangedOn } as const
  const elsewhere = { ...film, host: 'www.youtube-nocookie.com', company: 'Google LLC' } as const
  const onFilms = { VIDEO_URL: 'https://films.site-reel.fr/embed/2' }
  expect(complaintAbout(onFilms, [film])).toBeUndefined()
  const refused = /^VIDEO_URL points to \S+, .* write the address into content\/brand\/video\.ts, with whose service/
  expect(complaintAbout({ VIDEO_URL: 'https://www.youtube-nocookie.com/embed/x' }, [film])).toMatch(refused)
  expect(complaintAbout(onFilms), 'nobody named').toMatch(refused)
  const own = { VIDEO_URL: 'http://localhost/embed' }
  expect(complaintAbout(own, [film])).toBeUndefined()
  const onYoutube = { VIDEO_URL: 'https://www.youtube-nocookie.com/embed/x' }
  for (const variables of [own, onFilms, onYoutube])
    expect(complaintAbout(variables, [film, elsewhere]), 'a recipient that gets nothing').toBe(
      'content/external-services.ts names Mistral AI (films.site-reel.fr) and Google LLC (www.youtube-nocookie.com) as who plays the video, and there is one film: leave only that of content/brand/video.ts.',
    )
  expect(duty('outside-services')).toContain('a second « video » in the list, stops the build and the start')
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
