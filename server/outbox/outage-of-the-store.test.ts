import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { setImmediate } from 'node:timers/promises'
import { describe, expect, test } from 'vitest'
import { filledOutbox } from '#testing/filled-outbox.ts'

const hour = 3600 * 1000

const at = filledOutbox()
const { mails, mailServer, request, worker } = at

describe('The worker', () => {
  test('never sends again what it sent while the store did not answer', async () => {
    const gate = Promise.withResolvers<undefined>()
    const catcher = await mailServer({ refuse: (recipient) => (recipient ? undefined : gate.promise) })
    await request()
    const outbox = worker(catcher.url)
    const delivery = outbox.deliverDue()
    await until(async () => (await mails()).every(({ claim }) => claim))
    const other = new DatabaseSync(join(at.folder, 'site.sqlite'))
    other.exec('begin exclusive')
    gate.resolve(undefined)
    await until(() => at.logged.includes('the store could not note it'))
    other.exec('rollback')
    other.close()
    await delivery
    at.clock += hour
    await outbox.deliverDue()
    expect(catcher.caught).toHaveLength(2)
    expect(await mails()).toMatchObject([{ state: 'sent' }, { state: 'sent' }])
  })

  test('leaves what it has sent itself alone until it could note it, when an outage of the store outlasts the claim', async () => {
    const gate = Promise.withResolvers<undefined>()
    const catcher = await mailServer({ refuse: (recipient) => (recipient ? undefined : gate.promise) })
    await request()
    let waits = 0
    const sender = worker(catcher.url, { random: () => waits++ % 2 })
    const delivery = sender.deliverDue()
    await until(async () => (await mails()).every(({ claim }) => claim))
    const lock = new DatabaseSync(join(at.folder, 'site.sqlite'))
    lock.exec('begin exclusive')
    gate.resolve(undefined)
    await until(() => at.logged.split('the store could not note it').length > 2)
    at.clock += 20_000
    lock.exec('rollback')
    lock.close()
    await delivery
    expect(catcher.caught).toHaveLength(2)
    expect(await mails()).toMatchObject([{ state: 'sent' }, { state: 'sent' }])
  })

  test('leaves what others sent during an outage of the store to them, until they could note it', async () => {
    const gate = Promise.withResolvers<undefined>()
    const catcher = await mailServer({ refuse: (recipient) => (recipient ? undefined : gate.promise) })
    await request()
    const [sender, other] = [worker(catcher.url), worker(catcher.url)]
    const delivery = sender.deliverDue()
    await until(async () => (await mails()).every(({ claim }) => claim))
    const lock = new DatabaseSync(join(at.folder, 'site.sqlite'))
    lock.exec('begin exclusive')
    gate.resolve(undefined)
    await until(() => at.logged.includes('the store could not note it'))
    at.clock += 20_000
    await expect(other.deliverDue()).rejects.toThrow()
    lock.exec('rollback')
    lock.close()
    await other.deliverDue()
    await delivery
    expect(catcher.caught).toHaveLength(2)
    expect(await mails()).toMatchObject([{ state: 'sent' }, { state: 'sent' }])
  })

  test('takes over, some seconds after an outage of the store, what nobody has noted', async () => {
    const catcher = await mailServer()
    await request()
    await at.store.db.updateTable('outbox').set({ claim: 'of one that died' }).execute()
    const outbox = worker(catcher.url)
    const lock = new DatabaseSync(join(at.folder, 'site.sqlite'))
    lock.exec('begin exclusive')
    await expect(outbox.deliverDue()).rejects.toThrow()
    lock.exec('rollback')
    lock.close()
    await outbox.deliverDue()
    expect(catcher.caught).toHaveLength(0)
    at.clock += 10_000
    await outbox.deliverDue()
    expect(catcher.caught).toHaveLength(2)
  })
})

async function until(condition: () => boolean | Promise<boolean>) {
  while (!(await condition())) await setImmediate()
}
