import { setImmediate } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { readEnvironment } from '#server/environment.ts'
import { startDesk } from '#testing/desk.ts'
import { linkOrigin } from './link-origin.ts'

test.each([
  [{}, 'http://localhost:3000'],
  [{ PORT: '4711' }, 'http://localhost:4711'],
  [{ PORT: '4711', SITE_URL: 'http://localhost:8080' }, 'http://localhost:8080'],
  [{ PORT: '4711', SITE_URL: 'https://www.example.org' }, 'https://www.example.org'],
])('With %j links in mails lead to %s', (variables, address) => {
  expect(linkOrigin(readEnvironment(variables))).toBe(address)
})

test('Whoever tries the desk on another port is led to it by the mail, whose link stands whole in its file', async () => {
  const desk = await startDesk({ start: Date.now(), variables: { PORT: '4711' }, render: () => '' })
  await desk.browser().ask('moi@exemple.fr')
  while ((await desk.mails()).length === 0) await setImmediate()
  const [file = ''] = await desk.mailFiles()
  expect(file).toMatch(/^http:\/\/localhost:4711\/equipe\/connexion\/[\w-]{43}\r?$/m)
  await desk.stop()
})
