import { setImmediate } from 'node:timers/promises'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createMailComposer } from '#server/contact/compose-mail.ts'
import { createFileTransport, mailFolder } from '#server/outbox/file-transport.ts'
import { createOutboxWorker } from '#server/outbox/outbox-worker.ts'
import { startDesk } from '#testing/desk.ts'

/** In turn, so that whatever else slows the machine down slows both. */
const rounds = 16
/** In one measurement: the clock of the processor's time counts in milliseconds. */
const asksAtATime = 5
/** Chance leaves up to a tenth between an address and itself; a mail that is not written would be all of it. */
const mostDifference = 0.3

let desk: Awaited<ReturnType<typeof startDesk>>
beforeAll(async () => {
  desk = await startDesk({
    start: Date.now(),
  })
})
afterAll(() => desk.stop())

test('Neither the link nor what becomes of its mail takes more of the processor for an address of the team', async () => {
  const compose = createMailComposer({ ...desk, now: desk.now })
  const transport = createFileTransport(mailFolder(desk.folder))
  const log = { info: () => {}, warn: () => {}, error: () => {} }
  const worker = createOutboxWorker({ ...desk, channel: 'sign-in', transport, compose, log })
  const spent = { moi: { link: [0], mail: [0] }, qui: { link: [0], mail: [0] } }

  async function ask(name: keyof typeof spent) {
    await desk.store.db.deleteFrom('rate_windows').execute()
    await desk.store.db.deleteFrom('outbox').execute()
    const start = process.threadCpuUsage()
    for (let asked = 0; asked < asksAtATime; asked++) await desk.browser().ask(`${name}@exemple.fr`)
    while ((await mails()).length < asksAtATime) await setImmediate()
    spent[name].link.push(since(start))
    const before = process.threadCpuUsage()
    await worker.deliverDue()
    spent[name].mail.push(since(before))
    expect((await mails()).map(({ state }) => state)).toEqual(name === 'moi' ? Array(asksAtATime).fill('sent') : [])
  }

  for (let round = 0; round < rounds; round++) {
    await ask(round % 2 === 0 ? 'moi' : 'qui')
    await ask(round % 2 === 0 ? 'qui' : 'moi')
  }
  for (const part of ['link', 'mail'] as const) {
    const [known, unknown] = [median(spent.moi[part]), median(spent.qui[part])]
    expect(Math.abs(known - unknown) / Math.max(known, unknown), part).toBeLessThan(mostDifference)
  }
})

test('Nobody waits for what is different: the answer is there before anything is looked up or written', async () => {
  await desk.store.db.deleteFrom('rate_windows').execute()
  await desk.store.db.deleteFrom('desk_sign_ins').execute()
  const { status } = await desk.browser().ask('moi@exemple.fr')
  // Within the same turn: whatever comes later has not begun.
  const written = desk.store.db.selectFrom('desk_sign_ins').select('id').execute()
  expect([status, await written]).toEqual([303, []])
})

function mails() {
  return desk.store.db.selectFrom('outbox').select('state').execute()
}

function since(before: NodeJS.CpuUsage) {
  const { user, system } = process.threadCpuUsage(before)
  return user + system
}

function median(values: readonly number[]) {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN
}
