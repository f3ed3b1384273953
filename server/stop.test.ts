import { once } from 'node:events'
import { connect, createServer } from 'node:net'
import { setTimeout } from 'node:timers/promises'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { defaultAnonKey } from '#content/anon-key.ts'
import { apiPaths } from '#contract/api-paths.ts'
import { abuseLimits } from '#server/limits/abuse-limits.ts'
import { createBareSite } from '#testing/bare-site.ts'
import { exampleRequest } from '#testing/example-request.ts'
import { startMailCatcher } from '#testing/mail-catcher.ts'
import { startServer } from '#testing/running-site.ts'
import { startStandInModel } from '#testing/stand-in-model.ts'
import { storeContactRequest } from './contact/contact-store.ts'
import { migrate } from './store/migrate.ts'
import { openSqlite } from './store/open-store.ts'

const requests = 12
const workersLanes = 4

let site: Awaited<ReturnType<typeof createBareSite>>
beforeEach(async () => {
  site = await createBareSite({ isMute: true })
})
afterEach(() => site.remove())

test('On SIGTERM open answers are brought to an end, mails stop but those under way, and nothing comes twice', {
  timeout: 60_000,
}, async () => {
  await storeRequests()
  const catcher = await startMailCatcher({ refuse: async () => void (await setTimeout(30)) })
  const model = await startStandInModel(() => [{ say: 'La démo ' }, 'stall'])
  const variables = { DATA_DIR: site.dataFolder, SMTP_URL: catcher.url, LLM_BASE_URL: model.baseUrl, LLM_MODEL: 'm' }
  const server = await startServer({ built: true, folder: site.folder, variables })
  const port = Number(new URL(server.url).port)

  const answer = await ask(server.url)
  const reader = answer.body?.pipeThrough(new TextDecoderStream()).getReader()
  let read = ''
  while (!read.includes('La démo')) read += (await reader?.read())?.value ?? ''
  const unread = await ask(server.url)
  const silent = connect(port, '127.0.0.1').on('error', () => {})
  const halfSent = connect(port, '127.0.0.1').on('error', () => {})
  halfSent.write('GET / HTTP/1.1\r\nHost: ')
  const cut = Promise.all(
    [silent, halfSent].map((socket) => new Promise((done) => socket.resume().once('close', done))),
  )
  await catcher.waitFor(1)

  const exited = once(server.process, 'exit')
  server.process.kill('SIGTERM')
  await until(() => server.log.some((line) => line.includes('Stopping')))
  const sentBefore = catcher.caught.length
  server.process.kill('SIGTERM')
  server.process.kill('SIGINT')
  await cut
  for (let piece = await reader?.read(); piece && !piece.done; piece = await reader?.read()) read += piece.value
  expect(read).toContain('La réponse a été interrompue.')
  expect(read.endsWith('data: [DONE]\n\n')).toBe(true)
  expect(await exited).toEqual([0, null])
  await unread.body?.cancel().catch(() => {})
  expect(catcher.caught.length - sentBefore).toBeLessThanOrEqual(workersLanes)

  const next = await startServer({ built: true, folder: site.folder, variables })
  await catcher.waitFor(2 * requests)
  await next.stop()
  await Promise.all([catcher.stop(), model.stop()])
  expect(catcher.caught).toHaveLength(2 * requests)
  expect(new Set(catcher.caught.map(({ mail }) => mail.messageId)).size).toBe(2 * requests)
})

test('A start that cannot listen delivers nothing', async () => {
  await storeRequests()
  const catcher = await startMailCatcher()
  const taken = createServer().listen(0, '127.0.0.1')
  await once(taken, 'listening')
  const address = taken.address()
  const PORT = String(typeof address === 'object' ? address?.port : '')
  const variables = { DATA_DIR: site.dataFolder, SMTP_URL: catcher.url, PORT }
  await expect(startServer({ built: true, folder: site.folder, variables })).rejects.toThrow('is already in use')
  const store = openSqlite(site.dataFolder)
  const mails = await store.db.selectFrom('outbox').select('attempts').execute()
  await store.close()
  expect(mails.map(({ attempts }) => attempts)).toEqual(Array.from({ length: 2 * requests }, () => 0))
  taken.close()
  await catcher.stop()
})

async function storeRequests() {
  const store = openSqlite(site.dataFolder)
  await migrate(store, Date.now())
  for (let number = 0; number < requests; number++) {
    await store.write((transaction) =>
      storeContactRequest(transaction, {
        request: { ...exampleRequest, email: `personne-${number}@organisation.fr` },
        quarantine: null,
        idempotencyKey: null,
        limits: abuseLimits(`192.0.2.${number}`, 'secret', { requests: 1000, seconds: 60 }),
        now: Date.now(),
      }),
    )
  }
  await store.close()
}

function ask(url: string) {
  return fetch(`${url}${apiPaths.chat}`, {
    method: 'POST',
    headers: { apikey: defaultAnonKey, 'content-type': 'application/json' },
    body: JSON.stringify({ messages: [{ role: 'user', content: 'Combien de temps dure la démo ?' }] }),
  })
}

async function until(condition: () => boolean) {
  while (!condition()) await setTimeout(10)
}
