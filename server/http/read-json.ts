import { readBody } from './read-body.ts'

type JsonBody = { readonly read: 'json'; readonly value: unknown } | { readonly read: 'too-long' | 'not-json' }

/** What the body says, whatever that is: to be judged by a schema. */
export async function readJson(request: Request, limit: number): Promise<JsonBody> {
  const body = await readBody(request, limit)
  if (body.read !== 'whole') return { read: body.read === 'too-long' ? 'too-long' : 'not-json' }
  try {
    return { read: 'json', value: JSON.parse(body.text) }
  } catch {
    return { read: 'not-json' }
  }
}
