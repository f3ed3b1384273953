export type Body = { readonly read: 'whole'; readonly text: string } | { readonly read: 'too-long' | 'not-text' }

/** The body as text. A longer one is given up before it is read whole, whether or not it says how long it is. */
export async function readBody(request: Request, limit: number): Promise<Body> {
  if (Number(request.headers.get('content-length') ?? 0) > limit) return { read: 'too-long' }
  const chunks: Uint8Array[] = []
  let length = 0
  for await (const chunk of request.body ?? []) {
    length += chunk.byteLength
    if (length > limit) return { read: 'too-long' }
    chunks.push(chunk)
  }
  try {
    return { read: 'whole', text: new TextDecoder('utf-8', { fatal: true }).decode(Buffer.concat(chunks)) }
  } catch {
    return { read: 'not-text' }
  }
}

/** Whether the body is declared to be of this type, whatever its parameters. */
export function hasContentType(request: Request, type: string): boolean {
  return request.headers.get('content-type')?.split(';')[0]?.trim().toLowerCase() === type
}
