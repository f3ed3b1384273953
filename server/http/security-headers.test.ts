import { describe, expect, test } from 'vitest'
import { readEnvironment } from '#server/environment.ts'
import { standInApp } from '#testing/stand-in-app.ts'
import type { StaticFiles } from './static-files.ts'

const files: StaticFiles = new Map(
  ['/', '/404', '/solutions', '/assets/boot-1234.js'].map((path) => [path, fileOf(path)]),
)

describe('Security headers', () => {
  test('stand on every answer', async () => {
    for (const path of ['/', '/nulle-part', '/assets/boot-1234.js', '/healthz', '/solutions/']) {
      const { headers } = await request(path)
      expect(headers.get('strict-transport-security'), path).toBe('max-age=63072000; includeSubDomains')
      expect(headers.get('x-content-type-options'), path).toBe('nosniff')
      expect(headers.get('referrer-policy'), path).toBe('strict-origin')
      expect(headers.get('cross-origin-opener-policy'), path).toBe('same-origin')
      expect(headers.get('cross-origin-resource-policy'), path).toBe('same-origin')
      expect(headers.get('permissions-policy'), path).toContain('camera=()')
      expect(headers.get('content-security-policy'), path).toContain("default-src 'none'")
    }
  })

  test('allow no eval, and inline only the styles and the script that the build put there', async () => {
    const policy = policyOf(await request('/'))
    expect(policy.get('script-src')).toEqual(["'self'", "'sha256-def='"])
    expect(policy.get('style-src')).toEqual(["'self'", "'sha256-abc='", "'sha256-home='"])
    expect(policy.get('object-src')).toEqual(["'none'"])
    expect(policy.get('base-uri')).toEqual(["'none'"])
    expect(policy.get('frame-ancestors')).toEqual(["'none'"])
    expect(policy.get('form-action')).toEqual(["'self'"])
    expect(policy.has('upgrade-insecure-requests')).toBe(false)
  })

  test('allow a page its own style and those of every page, and no file any', async () => {
    expect(policyOf(await request('/solutions')).get('style-src')).toEqual([
      "'self'",
      "'sha256-abc='",
      "'sha256-solutions='",
    ])
    const notFound = ["'self'", "'sha256-abc='", "'sha256-lost='"]
    expect(policyOf(await request('/nulle-part')).get('style-src')).toEqual(notFound)
    for (const path of ['/assets/boot-1234.js', '/healthz', '/solutions/']) {
      const policy = policyOf(await request(path))
      expect(policy.get('style-src'), path).toEqual(["'self'"])
      expect(policy.get('script-src'), path).toEqual(["'self'"])
    }
  })

  test('name exactly the configured video, audience and backend hosts', async () => {
    const app = siteApp({
      environment: readEnvironment({
        SITE_URL: 'https://www.example.org',
        BACKEND_URL: 'https://api.example.org',
        VIDEO_URL: 'https://video.example/embed/1',
        MATOMO_URL: 'https://stats.example.org/matomo',
        MATOMO_SITE_ID: '1',
      }),
    })
    const policy = policyOf(await app.request('/'))
    expect(policy.get('frame-src')).toEqual(['https://video.example'])
    expect(policy.get('connect-src')).toEqual(["'self'", 'https://api.example.org', 'https://stats.example.org'])
    expect(policy.get('script-src')).toEqual(["'self'", "'sha256-def='", 'https://stats.example.org'])
    expect(policy.get('form-action'), 'where the form is posted without a script').toEqual([
      "'self'",
      'https://api.example.org',
      'https://www.example.org',
    ])
    expect(policy.has('upgrade-insecure-requests')).toBe(true)
  })
})

function siteApp(parts: Parameters<typeof standInApp>[0] = {}) {
  const pages = { '/': ['sha256-home='], '/solutions': ['sha256-solutions='], '/404': ['sha256-lost='] }
  return standInApp({ files, inlineHashes: { styles: ['sha256-abc='], scripts: ['sha256-def='], pages }, ...parts })
}

function request(path: string) {
  return siteApp().request(path)
}

function fileOf(text: string) {
  const body = new TextEncoder().encode(text)
  return {
    contentType: text.endsWith('.js') ? 'text/javascript; charset=utf-8' : 'text/html; charset=utf-8',
    immutable: false,
    isTwin: false,
    variants: [{ encoding: 'identity' as const, body, etag: '"x"' }],
  }
}

function policyOf(response: Response) {
  const directives = (response.headers.get('content-security-policy') ?? '').split('; ')
  return new Map(
    directives.map((directive) => {
      const [name = '', ...values] = directive.split(' ')
      return [name, values]
    }),
  )
}
