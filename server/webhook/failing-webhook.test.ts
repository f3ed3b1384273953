import { describe, expect, test } from 'vitest'
import { retrySetAside } from '#server/outbox/retry-set-aside.ts'
import { engines, storeOn } from '#testing/both-engines.ts'
import { exampleRequest } from '#testing/example-request.ts'
import { startStandInWebhook } from '#testing/stand-in-webhook.ts'
import { webhookOf, webhookSecret } from '#testing/webhook.ts'

const hour = 3600 * 1000

describe.each(engines)('On %s', (engine) => {
  const at = storeOn(engine)
  const hook = webhookOf(at)
  const { calls, due, receive, worker } = hook

  test('a request that the webhook does not take is tried again, later and later, until it does', async () => {
    await receive()
    hook.receiver.answerWith((response) => response.writeHead(503).end(`no: ${exampleRequest.email}`))
    await worker().deliverDue()
    expect(await calls()).toMatchObject([{ state: 'waiting', attempts: 1, problem: 'The webhook answered 503.' }])
    await worker().deliverDue()
    expect(hook.receiver.calls, 'not before its time').toHaveLength(1)

    await hook.receiver.stop()
    await due()
    await worker().deliverDue()
    expect(await calls()).toMatchObject([{ attempts: 2, problem: 'The webhook could not be reached (ECONNREFUSED).' }])

    await hook.receiver.startAgain()
    hook.receiver.answerWith((response) => response.destroy())
    await due()
    await worker().deliverDue()
    expect(await calls()).toMatchObject([{ attempts: 3, problem: 'The webhook could not be reached (ECONNRESET).' }])

    hook.receiver.answerWith((response) => response.writeHead(200).end('ok'))
    await due()
    await worker().deliverDue()
    expect(await calls()).toMatchObject([{ state: 'sent', attempts: 4, problem: null }])
    expect(hook.logged).not.toContain(exampleRequest.email)
  })

  test('nothing of the request, the answer or the secret is in what is noted of a failure', async () => {
    await receive()
    hook.receiver.answerWith((response, { body, headers }) =>
      response.writeHead(422).end(`${body}${headers['x-signature']}`),
    )
    await worker().deliverDue()
    const noted = `${JSON.stringify(await calls())}${hook.logged}`
    for (const word of [exampleRequest.email, exampleRequest.lastName, exampleRequest.phone, webhookSecret, 'sha256'])
      expect(noted).not.toContain(word)
  })

  test('a webhook that is slow is left after its time', async () => {
    await receive()
    hook.receiver.answerWith(() => {})
    await worker(150).deliverDue()
    expect(await calls()).toMatchObject([
      { state: 'waiting', attempts: 1, problem: 'The webhook did not answer within 0.15 s.' },
    ])
  })

  test('a redirection is not followed: no request goes where nobody has set it to go', async () => {
    const elsewhere = await startStandInWebhook()
    await receive()
    hook.receiver.answerWith((response) => response.writeHead(307, { Location: elsewhere.url }).end())
    await worker().deliverDue()
    expect(elsewhere.calls).toEqual([])
    expect((await calls())[0]?.problem).toMatch(/^The webhook answered 307: redirections are not followed/)
    await elsewhere.stop()
  })

  test('an answer that wants to speak another language, or ends before it says anything, is a failure like others', async () => {
    await receive()
    const answers = ['HTTP/1.1 101 Switching Protocols\r\nConnection: Upgrade\r\nUpgrade: other\r\n\r\n', 'HTTP/1.1 20']
    for (const [index, answer] of answers.entries()) {
      hook.receiver.answerWith(({ socket }) => (index === 0 ? socket?.write(answer) : socket?.end(answer)))
      await worker().deliverDue()
      expect(await calls()).toMatchObject([{ state: 'waiting', attempts: index + 1 }])
      await at.store.db.updateTable('outbox').set({ due_at: 0 }).execute()
    }
  })

  test('an answer without end is not read to its end', async () => {
    await receive()
    let isCut = false
    hook.receiver.answerWith((response) => {
      const flood = () => {
        while (!response.destroyed && response.write('x'.repeat(16_384)));
      }
      response.writeHead(200)
      response.on('drain', flood)
      response.on('close', () => {
        isCut = true
      })
      flood()
    })
    await worker().deliverDue()
    expect(await calls()).toMatchObject([{ state: 'sent' }])
    await expect.poll(() => isCut).toBe(true)
  })

  test('two days later it is set aside, and tried again when somebody says so', async () => {
    await receive()
    await hook.receiver.stop()
    at.clock += 49 * hour
    await due()
    await worker().deliverDue()
    expect(await calls()).toMatchObject([{ state: 'set-aside' }])
    expect(hook.logged).toContain('A call of the webhook is set aside')
    await hook.receiver.startAgain()
    await retrySetAside(at.store, at.clock)
    await due()
    await worker().deliverDue()
    expect(hook.receiver.calls).toHaveLength(1)
  })
})
