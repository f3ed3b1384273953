import { readBody } from './read-body.ts'

type JsonBody = { readonly kind: 'json'; readonly value: unknown } | { readonly kind: 'too-long' | 'not-json' }

/** What the body says, whatever that is: to be judged by a schema. */
export async function readJson(request: Request, limit: number): Promise<JsonBody> {
  const body = await readBody(request, limit)
  if (body.kind !== 'whole') return { kind: body.kind === 'too-long' ? 'too-long' : 'not-json' }
  try {
    return { kind: 'json', value: JSON.parse(body.text) }
  } catch {
    return { kind: 'not-json' }
  }
}
