import { randomBytes } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { defaultAnonKey } from '#content/anon-key.ts'
import { apiPaths } from '#contract/api-paths.ts'
import { createBareSite } from '#testing/bare-site.ts'
import { startServer } from '#testing/running-site.ts'

/** Words that nothing but the question has; in letters, as names are. */
const name = madeUp()
const place = madeUp()
const address = madeUp()

let site: Awaited<ReturnType<typeof createBareSite>>
let memory: string
beforeAll(async () => {
  site = await createBareSite()
  memory = await memoryAfter([
    `Je m'appelle ${name}, j'habite à ${place} et mon mail est ${address}@exemple.fr. Combien coûte un projet ?`,
    'Où sont hébergées les données ?',
  ])
})
afterAll(() => site.remove())

test('The memory that is looked at is that of the server that was asked', () => {
  expect(memory).toContain('Listening on')
})

test('No word of a question stays in the memory of the server that has answered it', () => {
  expect([name, place, address].filter((word) => memory.includes(word))).toEqual([])
})

async function memoryAfter(questions: readonly string[]) {
  const server = await startServer({
    built: true,
    folder: site.folder,
    variables: { NODE_OPTIONS: `--heapsnapshot-signal=SIGUSR2 --diagnostic-dir=${site.folder}` },
  })
  for (const content of questions) {
    const answer = await fetch(server.url + apiPaths.chat, {
      method: 'POST',
      headers: { Authorization: `Bearer ${defaultAnonKey}`, 'Content-Type': 'application/json' },
      body: JSON.stringify({ messages: [{ role: 'user', content }] }),
    })
    expect(await answer.text()).toContain('[DONE]')
  }
  server.process.kill('SIGUSR2')
  // Written in one go, before anything else is answered.
  await fetch(server.url)
  await server.stop()
  const [file = ''] = (await readdir(site.folder)).filter((found) => found.endsWith('.heapsnapshot'))
  return readFile(join(site.folder, file), 'latin1')
}

function madeUp() {
  return `q${[...randomBytes(9)].map((byte) => String.fromCharCode(97 + (byte % 20))).join('')}u`
}
