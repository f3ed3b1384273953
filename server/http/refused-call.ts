import { hasAnonKey } from './anon-key.ts'
import { hasContentType } from './read-body.ts'

type Sentences = { readonly wrongMethod: string; readonly unauthorized: string; readonly wrongType: string }

type RefusedCall = {
  readonly status: 401 | 405 | 415
  readonly error: string
  readonly headers?: Record<string, string>
}

/** Why a function does not read what it is called with, if it does not: every function asks for the same. */
export function refusedCall(request: Request, anonKey: string, sentences: Sentences): RefusedCall | undefined {
  if (request.method !== 'POST') {
    return { status: 405, error: sentences.wrongMethod, headers: { Allow: 'POST, OPTIONS' } }
  }
  if (!hasAnonKey(request.headers, anonKey)) {
    return { status: 401, error: sentences.unauthorized, headers: { 'WWW-Authenticate': 'Bearer' } }
  }
  if (!hasContentType(request, 'application/json')) return { status: 415, error: sentences.wrongType }
  return undefined
}
