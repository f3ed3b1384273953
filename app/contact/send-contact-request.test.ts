import { expect, test } from 'vitest'
import { exampleRequest } from '#tools/example-request.ts'
import { createContactSender } from './send-contact-request.ts'

const person = { trapFilled: false, elapsed: 41_000 }
const stored = () => Response.json({ success: true })

test('A request goes to the function as nine fields, with the public key and the signals beside it', async () => {
  const { send, calls } = sender([stored])
  expect(await send(exampleRequest, person)).toEqual({ outcome: 'stored' })
  const [call] = calls
  expect(call?.url).toBe('https://api.example/functions/v1/send-contact-email')
  expect(call?.method).toBe('POST')
  expect(await call?.json()).toEqual(exampleRequest)
  expect(call?.headers.get('authorization')).toBe('Bearer public-key')
  expect(call?.headers.get('content-type')).toBe('application/json')
  expect(call?.headers.get('x-form-signals')).toBe('trap=0, elapsed=41000')
})

test('Trying again keeps the key; another content gets another', async () => {
  const { send, calls } = sender([offline, stored, stored])
  await send(exampleRequest, person)
  await send(exampleRequest, { ...person, elapsed: 60_000 })
  await send({ ...exampleRequest, message: 'Autre chose à vous demander.' }, person)
  expect(calls.map(({ headers }) => headers.get('idempotency-key'))).toEqual(['key-1', 'key-1', 'key-2'])
})

test('A refusal of fields comes back by field, without fields that the form does not have', async () => {
  const fields = { email: "Format d'email invalide", admin: 'x' }
  const { send } = sender([() => Response.json({ success: false, error: 'x', fields }, { status: 422 })])
  expect(await send(exampleRequest, person)).toEqual({
    outcome: 'invalid',
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
  ["a proxy's page", () => new Response('<h1>Bad gateway</h1>', { status: 502 }), undefined],
  ['an empty answer', () => new Response(null, { status: 200 }), undefined],
  ['a success with the wrong status', () => Response.json({ success: true }, { status: 500 }), undefined],
  ['no JSON object', () => Response.json(['success']), undefined],
  ['no network', offline, undefined],
])('A failure is never taken for a success: %s', async (_, answer, sentence) => {
  const { send } = sender([answer])
  expect(await send(exampleRequest, person)).toEqual({ outcome: 'failed', sentence })
})

function sender(answers: readonly (() => Response)[]) {
  const calls: Request[] = []
  let keys = 0
  const send = createContactSender({
    backendUrl: 'https://api.example',
    anonKey: 'public-key',
    newKey: () => `key-${++keys}`,
    fetch: async (input, init) => {
      calls.push(new Request(input, init))
      return answers[calls.length - 1]?.() ?? offline()
    },
  })
  return { send, calls }
}

function offline(): Response {
  throw new TypeError('Failed to fetch')
}
