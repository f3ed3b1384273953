type Body = { readonly kind: 'whole'; readonly text: string } | { readonly kind: 'too-long' | 'not-text' }

/** The body as text. A longer one is given up before it is read whole, whether or not it says how long it is. */
export async function readBody(request: Request, limit: number): Promise<Body> {
  const announced = request.headers.get('content-length')
  if (Number(announced ?? 0) > limit) return { kind: 'too-long' }
  try {
    // An announced length binds the sender, and read in one go a body costs a third of what it costs as a stream.
    const bytes = announced === null ? await readStream(request, limit) : new Uint8Array(await request.arrayBuffer())
    if (!bytes || bytes.byteLength > limit) return { kind: 'too-long' }
    return { kind: 'whole', text: new TextDecoder('utf-8', { fatal: true }).decode(bytes) }
  } catch {
    // Not UTF-8, or cut off by a sender who is gone and reads no answer.
    return { kind: 'not-text' }
  }
}

/** Whether the body is declared to be of this type, whatever its parameters. */
export function hasContentType(request: Request, type: string): boolean {
  return request.headers.get('content-type')?.split(';')[0]?.trim().toLowerCase() === type
}

async function readStream(request: Request, limit: number) {
  const chunks: Uint8Array[] = []
  let length = 0
  for await (const chunk of request.body ?? []) {
    length += chunk.byteLength
    if (length > limit) return undefined
    chunks.push(chunk)
  }
  return Buffer.concat(chunks)
}
