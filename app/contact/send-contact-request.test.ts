import { expect, test } from 'vitest'
import { exampleRequest } from '#testing/example-request.ts'
import { createContactSender } from './send-contact-request.ts'

const person = { trapFilled: false, elapsed: 41_000 }
const stored = () => Response.json({ success: true })

test('A request goes to the function as nine fields, with the public key and the signals beside it', async () => {
  const { send, calls } = sender([stored])
  expect(await send(exampleRequest, person)).toEqual({ kind: 'stored' })
  const [call] = calls
  expect(call?.url).toBe('https://api.example/functions/v1/send-contact-email')
  expect(call?.method).toBe('POST')
  expect(call?.keepalive, 'though the visitor leaves the site').toBe(true)
  expect(await call?.json()).toEqual(exampleRequest)
  expect(call?.headers.get('authorization')).toBe('Bearer public-key')
  expect(call?.headers.get('content-type')).toBe('application/json')
  expect(call?.headers.get('x-form-signals')).toBe('trap=0, elapsed=41000')
})

test('The same content of a draft keeps its key, also in another page; another content or draft gets another', async () => {
  const other = { ...exampleRequest, message: 'Autre chose à vous demander.' }
  const first = sender([offline, offline, stored, stored])
  await first.send(exampleRequest, person)
  await first.send(other, person)
  await first.send(exampleRequest, { ...person, elapsed: 60_000 })
  const afterReload = sender([stored])
  await afterReload.send(exampleRequest, person)
  const otherDraft = sender([stored], 'draft-2')
  await otherDraft.send(exampleRequest, person)
  const [key, ...keys] = [first, afterReload, otherDraft].flatMap(({ calls }) =>
    calls.map(({ headers }) => headers.get('idempotency-key')),
  )
  expect(key).toMatch(/^draft-1-\w+$/)
  expect(keys.map((each) => each === key)).toEqual([false, true, true, false])
})

test('One request is sent at a time, and whoever asks meanwhile gets its end', async () => {
  const { send, underWay, calls } = sender([stored, stored])
  const first = send(exampleRequest, person)
  expect(underWay()).toBe(first)
  expect(send(exampleRequest, person)).toBe(first)
  await first
  expect(underWay()).toBeUndefined()
  await send(exampleRequest, person)
  expect(calls).toHaveLength(2)
})

test('A refusal of fields comes back by field, without fields that the form does not have', async () => {
  const fields = { email: "Format d'email invalide", admin: 'x' }
  const { send } = sender([() => Response.json({ success: false, error: 'x', fields }, { status: 422 })])
  expect(await send(exampleRequest, person)).toEqual({
    kind: 'invalid',
    fields: { email: "Format d'email invalide" },
  })
})

test.each([
  [
    'a refusal with its sentence',
    () => Response.json({ success: false, error: 'Plus tard.' }, { status: 429 }),
    'Plus tard.',
  ],
  ['a refusal in an answer that says 200', () => Response.json({ success: false, error: 'Non.' }), 'Non.'],
  ['a refusal without a sentence', () => Response.json({ success: false }, { status: 503 }), undefined],
])('A failure is never taken for a success: %s', async (_, answer, sentence) => {
  const { send } = sender([answer])
  expect(await send(exampleRequest, person)).toEqual({ kind: 'failed', sentence })
})

test.each([
  ["a proxy's page", () => new Response('<h1>Bad gateway</h1>', { status: 502 })],
  ['an empty answer', () => new Response(null, { status: 200 })],
  ['half an answer', () => new Response('{"success":tr')],
  ['a success with the wrong status', () => Response.json({ success: true }, { status: 500 })],
  ['no JSON object', () => Response.json(['success'])],
  ['a network that breaks', offline],
])('What the service did is not known after %s', async (_, answer) => {
  const { send } = sender([answer])
  expect(await send(exampleRequest, person)).toEqual({ kind: 'unknown' })
})

test('A request that never went out has failed, and the next one is sent', async () => {
  let isBroken = true
  const { send, calls } = sender([stored], () => {
    if (isBroken) throw new TypeError('getRandomValues is not a function')
    return 'draft-1'
  })
  expect(await send(exampleRequest, person)).toEqual({ kind: 'failed', sentence: undefined })
  expect(calls).toHaveLength(0)
  isBroken = false
  expect(await send(exampleRequest, person)).toEqual({ kind: 'stored' })
})

function sender(answers: readonly (() => Response)[], draft: string | (() => string) = 'draft-1') {
  const calls: Request[] = []
  const contact = createContactSender({
    backendUrl: 'https://api.example',
    anonKey: 'public-key',
    draftId: typeof draft === 'string' ? () => draft : draft,
    fetch: async (input, init) => {
      calls.push(new Request(input, init))
      return answers[calls.length - 1]?.() ?? offline()
    },
  })
  return { ...contact, calls }
}

function offline(): Response {
  throw new TypeError('Failed to fetch')
}
