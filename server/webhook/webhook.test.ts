import { createHmac } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { createRetention } from '#server/contact/retention.ts'
import { releaseRequest } from '#server/desk/release-request.ts'
import { createMailClaims } from '#server/outbox/mail-claims.ts'
import { createLimitation } from '#server/rights/limitation.ts'
import { engines, storeOn } from '#testing/both-engines.ts'
import { exampleRequest } from '#testing/example-request.ts'
import { webhookOf, webhookSecret } from '#testing/webhook.ts'

describe.each(engines)('On %s', (engine) => {
  const at = storeOn(engine)
  const hook = webhookOf(at)
  const { calls, due, receive, worker } = hook

  test('a request is posted as JSON, signed, under an id that a repeat keeps', async () => {
    await receive()
    await worker().deliverDue()
    await at.store.db.updateTable('outbox').set({ state: 'waiting', due_at: 0 }).execute()
    await worker().deliverDue()

    const [call, repeat] = hook.receiver.calls
    if (!call || !repeat) throw new Error('The webhook was not called twice.')
    const body = JSON.parse(call.body)
    expect(body).toMatchObject({ event: 'contact-request', urgent: false, request: exampleRequest })
    expect(Object.keys(body)).toEqual(['event', 'id', 'sentAt', 'receivedAt', 'answerBefore', 'urgent', 'request'])
    expect(Date.parse(body.answerBefore)).toBeGreaterThan(Date.parse(body.receivedAt))
    expect(call.headers['content-type']).toBe('application/json; charset=utf-8')
    expect(call.headers['x-signature']).toBe(
      `sha256=${createHmac('sha256', webhookSecret).update(call.body).digest('hex')}`,
    )
    expect(call.headers['idempotency-key']).toBe(body.id)
    expect(repeat.headers['idempotency-key']).toBe(body.id)
    expect(await calls()).toMatchObject([{ state: 'sent', problem: null }])
    expect(hook.logged).toContain('A call of the webhook is delivered.')
  })

  test('what is in quarantine is not posted until somebody releases it', async () => {
    await receive({ trapFilled: true })
    await due()
    await worker().deliverDue()
    expect(await calls()).toEqual([])
    expect(hook.receiver.calls).toEqual([])

    const { id } = await at.store.db.selectFrom('contact_requests').select('id').executeTakeFirstOrThrow()
    const release = { id, who: 'moi@exemple.fr', forwarded: true }
    expect(await releaseRequest(at.store, release, at.clock)).toBe(true)
    expect(await releaseRequest(at.store, release, at.clock)).toBe(false)
    await worker().deliverDue()
    expect(hook.receiver.calls).toHaveLength(1)
  })

  test('limitation holds it, also one that is about to go, and its end lets it go; erasure removes it', async () => {
    await receive()
    const limitation = createLimitation(at.store)
    await limitation.limit(exampleRequest.email, at.clock)
    await worker().deliverDue()
    expect(hook.receiver.calls).toEqual([])
    expect(await calls()).toMatchObject([{ state: 'held' }])

    // As it is when the limitation comes between the claim and the post.
    await at.store.db.updateTable('outbox').set({ state: 'waiting', due_at: 0 }).where('kind', '=', 'webhook').execute()
    await limitation.limit(exampleRequest.email, at.clock)
    await worker().deliverDue()
    expect(hook.receiver.calls).toEqual([])

    await limitation.lift(exampleRequest.email, at.clock)
    await worker().deliverDue()
    expect(hook.receiver.calls).toHaveLength(1)

    await createRetention({ store: at.store, removeMailFiles: async () => {} }).erase(exampleRequest.email)
    expect(await calls()).toEqual([])
  })

  test('a worker of mails leaves it alone, and without a webhook nothing is put by for one', async () => {
    await receive()
    const mails = createMailClaims(at.store, 1000, () => at.clock)
    const kinds: string[] = []
    for (let mail = await mails.claim(); mail; mail = await mails.claim()) kinds.push(mail.kind)
    expect(kinds.toSorted()).toEqual(['confirmation', 'team'])

    await at.store.db.deleteFrom('outbox').execute()
    await receive({}, false)
    expect(await calls()).toEqual([])
  })
})
