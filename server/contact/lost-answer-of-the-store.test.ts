import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { contactAnswers } from '#content/contact-answers.ts'
import { migrate } from '#server/store/migrate.ts'
import { openStore, type Store } from '#server/store/open-store.ts'
import { exampleRequest } from '#testing/example-request.ts'
import { createContactIntake } from './contact-intake.ts'

test('Where the answer of the store is lost, the request may be in it: the visitor is told no more than that', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'intake-'))
  const store = openStore({ DATABASE_URL: undefined, DATA_DIR: folder })
  await migrate(store, Date.now())
  const write: Store['write'] = async (work) => {
    await store.write(work)
    throw new Error('The connection was lost during COMMIT.')
  }
  const receive = createContactIntake({
    store: { ...store, write },
    visitorSecret: async () => 'secret',
    rate: { requests: 5, seconds: 60 },
    now: Date.now,
    wakeOutbox: () => {},
    log: { info: () => {}, warn: () => {}, error: () => {} },
  })
  const signals = { trapFilled: false }
  const receipt = await receive({ input: exampleRequest, network: '192.0.2.1', idempotencyKey: 'a', signals })
  expect(receipt).toEqual({ kind: 'unavailable' })
  expect(await store.db.selectFrom('contact_requests').select('id').execute()).toHaveLength(1)
  expect(contactAnswers.unavailable).toContain("nous n'avons pas pu confirmer l'enregistrement")
  expect(contactAnswers.unavailable).not.toContain("n'est pas enregistrée")
  await store.close()
  await rm(folder, { recursive: true })
})
