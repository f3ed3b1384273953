import { afterEach, describe, expect, test, vi } from 'vitest'
import { assistant } from '#content/assistant.ts'
import { type ChatEvent, detailsEvent, textEvent } from '#contract/chat-protocol.ts'
import { createAsker } from './ask-assistant.ts'
import { createSession } from './session.ts'

const now = 1_700_000_000_000

afterEach(() => {
  vi.useRealTimers()
})

/** A backend that answers as told, and a session that talks to it. */
function sessionWith(answer: (request: Request) => Response | Promise<Response>) {
  const requests: Request[] = []
  const failures: string[] = []
  const session = createSession({
    ask: createAsker({
      backendUrl: 'https://backend.test',
      anonKey: 'public',
      fetch: async (...parameters) => {
        const request = new Request(...parameters)
        requests.push(request.clone())
        return answer(request)
      },
    }),
    initial: [],
    now: () => now,
    onFailure: (reason) => failures.push(reason),
  })
  const last = () => session.conversation().at(-1)
  return { session, requests, failures, last }
}

const lineOf = (event: ChatEvent) => `data: ${JSON.stringify(event)}\n\n`
const streamed = (...events: readonly ChatEvent[]) => new Response(`${events.map(lineOf).join('')}data: [DONE]\n\n`)

/** An answer whose pieces the test sends. */
function openAnswer() {
  const { readable, writable } = new TransformStream<Uint8Array<ArrayBuffer>, Uint8Array<ArrayBuffer>>()
  const writer = writable.getWriter()
  return {
    response: new Response(readable),
    say: (text: string) => writer.write(new TextEncoder().encode(lineOf(textEvent(text)))),
    showLife: () => writer.write(new TextEncoder().encode(': ping\n\n')),
    cut: () => writer.abort(new TypeError('network')),
  }
}

describe('A question to the assistant', () => {
  test('goes to the function with the public key, and its answer comes in', async () => {
    const details = { provider: 'Delambre', model: 'embarqué', sources: [{ title: 'Accueil', href: '/' }] }
    const { session, requests, last } = sessionWith(() =>
      streamed(textEvent('15 '), detailsEvent(details), textEvent('000 €')),
    )
    expect(session.send('Combien ?')).toBe(true)
    expect(last()?.state).toBe('waiting')
    await expect.poll(() => last()?.state).toBe('finished')
    expect(last()).toMatchObject({ answer: '15 000 €', details })
    const [request] = requests
    expect(request?.url).toBe('https://backend.test/functions/v1/chat')
    expect(request?.method).toBe('POST')
    expect(request?.headers.get('Authorization')).toBe('Bearer public')
    expect(request?.headers.get('Content-Type')).toBe('application/json')
    expect(await request?.json()).toEqual({ messages: [{ role: 'user', content: 'Combien ?' }] })
  })

  test('carries what was said before', async () => {
    const { session, requests, last } = sessionWith(() => streamed(textEvent('Oui.')))
    session.send('Pour les entreprises ?')
    await expect.poll(() => last()?.state).toBe('finished')
    session.send('Et pour les mairies ?')
    await expect.poll(() => last()?.state).toBe('finished')
    expect(await requests[1]?.json()).toMatchObject({ messages: [{}, {}, { content: 'Et pour les mairies ?' }] })
  })

  test('is not sent twice while its answer is pending', async () => {
    const answer = openAnswer()
    const { session, requests, last } = sessionWith(() => answer.response)
    session.send('Combien ?')
    expect(session.send('Combien ?')).toBe(false)
    await answer.say('15')
    await expect.poll(() => last()?.answer).toBe('15')
    expect(session.send('Combien ?')).toBe(false)
    expect(requests).toHaveLength(1)
  })

  test.each([
    [429, 'tooMany', assistant.problems.tooMany],
    [402, 'unavailable', assistant.problems.unavailable],
    [500, 'failure', 'Échec de la requête'],
    [503, 'failure', 'Échec de la requête'],
    [404, 'failure', 'Échec de la requête'],
  ] as const)('that is answered with %i fails as %s', async (status, reason, problem) => {
    const { session, failures, last } = sessionWith(() => new Response('{}', { status }))
    session.send('Combien ?')
    await expect.poll(() => last()?.state).toBe('refused')
    expect(last()).toMatchObject({ problem, answer: '' })
    expect(failures).toEqual([reason])
  })

  test('that came too soon may be asked again when the function says', async () => {
    const refusal = (seconds: string) => new Response('{}', { status: 429, headers: { 'Retry-After': seconds } })
    const { session, last } = sessionWith(() => refusal('12'))
    session.send('Combien ?')
    await expect.poll(() => last()?.retryAt).toBe(now + 12_000)
    const strange = sessionWith(() => refusal('Wed, 21 Oct 2026 07:28:00 GMT'))
    strange.session.send('Combien ?')
    await expect.poll(() => strange.last()?.state).toBe('refused')
    expect(strange.last()?.retryAt).toBeUndefined()
  })

  test('fails when the answer has no body, is empty, or the network is gone', async () => {
    const noBody = sessionWith(() => new Response(null))
    noBody.session.send('Combien ?')
    await expect.poll(() => noBody.last()).toMatchObject({ state: 'refused', problem: 'Pas de corps de réponse' })

    const empty = sessionWith(() => streamed())
    empty.session.send('Combien ?')
    await expect.poll(() => empty.last()?.state).toBe('refused')

    const offline = sessionWith(() => Promise.reject(new TypeError('Failed to fetch')))
    offline.session.send('Combien ?')
    await expect.poll(() => offline.last()?.state).toBe('refused')
    expect(offline.last()?.problem, 'what the visitor can do').toMatch(/connexion/)
    expect(empty.last()?.problem, 'the network was there').not.toMatch(/connexion/)
    expect([noBody, empty, offline].map(({ failures }) => failures)).toEqual([['failure'], ['failure'], ['failure']])
  })

  test('whose answer is cut keeps what came, and can be asked again', async () => {
    const answer = openAnswer()
    const responses = [answer.response, streamed(textEvent('15 000 €'))]
    const { session, failures, last } = sessionWith(() => responses.shift() ?? Response.error())
    session.send('Combien ?')
    await answer.say('15 ')
    await expect.poll(() => last()?.answer).toBe('15 ')
    await answer.cut()
    await expect.poll(() => last()).toMatchObject({ state: 'interrupted', answer: '15 ' })
    expect(failures).toEqual(['failure'])
    session.retry()
    await expect.poll(() => last()).toMatchObject({ state: 'finished', answer: '15 000 €' })
    expect(session.conversation()).toHaveLength(1)
  })

  test('that nothing answers for 40 seconds is given up, lets the connection go and can be asked again', async () => {
    vi.useFakeTimers()
    const responses = [new Promise<Response>(() => {}), streamed(textEvent('15 000 €'))]
    const { session, requests, failures, last } = sessionWith(() => responses.shift() ?? Response.error())
    session.send('Combien ?')
    await vi.advanceTimersByTimeAsync(39_000)
    expect(last()?.state).toBe('waiting')
    await vi.advanceTimersByTimeAsync(1000)
    expect(last()).toMatchObject({ state: 'refused', problem: assistant.problems.unreached })
    expect(failures).toEqual(['failure'])
    expect(requests[0]?.signal.aborted).toBe(true)
    session.retry()
    await vi.advanceTimersByTimeAsync(0)
    expect(last()).toMatchObject({ state: 'finished', answer: '15 000 €' })
    expect(vi.getTimerCount(), 'timers left behind').toBe(0)
  })

  test('whose answer falls silent in its middle is given up 40 seconds after its last byte, a sign of life counting for one', async () => {
    vi.useFakeTimers()
    const answer = openAnswer()
    const { session, last } = sessionWith(() => answer.response)
    session.send('Combien ?')
    await vi.advanceTimersByTimeAsync(39_000)
    void answer.say('15 ')
    for (let waited = 0; waited < 3; waited++) {
      await vi.advanceTimersByTimeAsync(39_000)
      expect(last()).toMatchObject({ state: 'streaming', answer: '15 ' })
      void answer.showLife()
    }
    await vi.advanceTimersByTimeAsync(40_000)
    expect(last()).toMatchObject({ state: 'interrupted', answer: '15 ' })
    expect(vi.getTimerCount(), 'timers left behind').toBe(0)
  })

  test('whose answer is stopped lets the function go, takes no more, and does not fail', async () => {
    const answer = openAnswer()
    const { session, requests, failures, last } = sessionWith(() => answer.response)
    session.send('Combien ?')
    await answer.say('15 ')
    await expect.poll(() => last()?.answer).toBe('15 ')
    session.stop()
    expect(last()).toMatchObject({ state: 'stopped', answer: '15 ' })
    expect(requests[0]?.signal.aborted).toBe(true)
    expect(failures).toEqual([])
  })

  test('leaves no trace of a stopped answer in the next one', async () => {
    const slow = openAnswer()
    const responses = [slow.response, streamed(textEvent('Bonjour'))]
    const { session, last } = sessionWith(() => responses.shift() ?? Response.error())
    session.send('Combien ?')
    await slow.say('15 ')
    await expect.poll(() => last()?.answer).toBe('15 ')
    session.stop()
    session.send('Bonjour')
    await slow.say('000').catch(() => {})
    await expect.poll(() => last()?.state).toBe('finished')
    expect(session.conversation().map(({ answer }) => answer)).toEqual(['15 ', 'Bonjour'])
  })

  test('is forgotten when the conversation starts anew', async () => {
    const answer = openAnswer()
    const { session, last } = sessionWith(() => answer.response)
    session.send('Combien ?')
    await answer.say('15 ')
    await expect.poll(() => last()?.answer).toBe('15 ')
    session.clear()
    await answer.say('000').catch(() => {})
    expect(session.conversation()).toEqual([])
  })
})
