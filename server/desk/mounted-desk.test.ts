import { afterAll, beforeAll, expect, test } from 'vitest'
import type { StaticFiles } from '#server/http/static-files.ts'
import { startDesk } from '#testing/desk.ts'
import { standInApp } from '#testing/stand-in-app.ts'

let desk: Awaited<ReturnType<typeof startDesk>>
beforeAll(async () => {
  desk = await startDesk({
    start: Date.now(),
  })
})
afterAll(() => desk.stop())

const body = new TextEncoder().encode('<h1>404</h1>')
const files: StaticFiles = new Map([
  [
    '/404',
    {
      contentType: 'text/html; charset=utf-8',
      immutable: false,
      isTwin: false,
      variants: [{ encoding: 'identity', body, etag: '"x"' }],
    },
  ],
])

function site(hasTeam: boolean) {
  return standInApp({ files, desk: hasTeam ? desk.deskFor() : undefined })
}

test.each(['/equipe', '/equipe/connexion', '/equipe/demandes/x', '/equipe/assets'])(
  'Without a team %s is the page that every other missing address gets',
  async (path) => {
    const elsewhere = await site(false).request('/nulle-part')
    const answer = await site(false).request(path)
    expect(answer.status).toBe(404)
    const alike = ({ headers }: Response) => [...headers].filter(([name]) => name !== 'x-request-id')
    expect(alike(answer)).toEqual(alike(elsewhere))
    expect(alike(answer).length).toBeGreaterThan(5)
    expect(await answer.text()).toBe(await elsewhere.text())
    expect((await site(false).request(path, { method: 'POST' })).status).toBe(404)
  },
)

test('With one, the desk keeps to its own policy, and the pages to theirs', async () => {
  const app = site(true)
  const answer = await app.request('/equipe')
  expect(answer.status).toBe(401)
  expect(answer.headers.get('content-security-policy')).toContain("require-trusted-types-for 'script'")
  expect(answer.headers.get('x-frame-options')).toBe('DENY')
  expect(answer.headers.get('referrer-policy'), 'whom the team looks up stands behind a « ? »').toBe('strict-origin')
  expect(answer.headers.getSetCookie()).toEqual([])
  const page = await app.request('/nulle-part')
  expect(page.headers.get('content-security-policy')).toContain('frame-src')
  expect(page.headers.get('x-robots-tag')).toBeNull()
})

test('No other spelling leads to the desk past a proxy that keeps /equipe to some', async () => {
  const sent = (url: string) => site(true).request(new URL(url, 'http://localhost').pathname, {}, { incoming: { url } })
  for (const url of [
    '/x/../equipe',
    '/./equipe',
    '/%65quipe',
    '/%2e/equipe/connexion',
    '//../equipe',
    '/x/..%2f../equipe',
  ])
    expect((await sent(url)).status, url).toBe(404)
  for (const url of ['/equipe', '/equipe/../equipe', 'http://localhost/equipe']) {
    expect((await sent(url)).status, url).toBe(401)
  }
})

test('An address has one spelling', async () => {
  const answer = await site(true).request('/equipe/?q=a')
  expect([answer.status, answer.headers.get('location')]).toEqual([308, '/equipe?q=a'])
  for (const path of ['/equipes', '/equipement', '/Equipe']) expect((await site(true).request(path)).status).toBe(404)
})
