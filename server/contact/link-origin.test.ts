import { setImmediate } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { deskPaths } from '#contract/desk-view.ts'
import { readEnvironment } from '#server/environment.ts'
import { startDesk } from '#testing/desk.ts'
import { deskOrigin, linkOrigin } from './link-origin.ts'

test.each([
  [{}, 'http://localhost:3000'],
  [{ PORT: '4711' }, 'http://localhost:4711'],
  [{ PORT: '4711', SITE_URL: 'http://localhost:8080' }, 'http://localhost:8080'],
  [{ PORT: '4711', SITE_URL: 'https://www.example.org' }, 'https://www.example.org'],
])('With %j links in mails lead to %s', (variables, address) => {
  expect(linkOrigin(readEnvironment(variables))).toBe(address)
})

test('Links to the desk lead to the server, also where the pages are on another host', () => {
  const pages = { SITE_URL: 'https://www.example.org' }
  const elsewhere = readEnvironment({ ...pages, BACKEND_URL: 'https://api.example.org' })
  expect(deskOrigin(elsewhere)).toBe('https://api.example.org')
  expect(linkOrigin(elsewhere)).toBe('https://www.example.org')
  expect(deskOrigin(readEnvironment(pages))).toBe('https://www.example.org')
})

test('Whoever tries the desk on another port is led to it by the mail, whose link stands whole in its file', async () => {
  const desk = await startDesk({ start: Date.now(), variables: { PORT: '4711' }, render: () => '' })
  await desk.browser().ask('moi@exemple.fr')
  while ((await desk.mails()).length === 0) await setImmediate()
  const [file = ''] = await desk.mailFiles()
  expect(file).toMatch(/^http:\/\/localhost:4711\/equipe\/connexion\/[\w-]{43}\r?$/m)
  await desk.stop()
})

test('Where the pages are on another host, the desk is entered and worked at on the server', async () => {
  const variables = { SITE_URL: 'https://www.exemple.fr', BACKEND_URL: 'https://api.exemple.fr' }
  const desk = await startDesk({ start: Date.now(), variables, render: () => '' })
  const ask = (Origin: string) =>
    desk.browser().post(deskPaths.signIn, { adresse: 'moi@exemple.fr' }, { Origin, 'Sec-Fetch-Site': 'same-origin' })
  expect((await ask(variables.SITE_URL)).status).toBe(403)
  expect((await ask(variables.BACKEND_URL)).status).not.toBe(403)
  while ((await desk.mails()).length === 0) await setImmediate()
  const [file = ''] = await desk.mailFiles()
  expect(file).toMatch(/^https:\/\/api\.exemple\.fr\/equipe\/connexion\/[\w-]{43}\r?$/m)
  await desk.stop()
})
