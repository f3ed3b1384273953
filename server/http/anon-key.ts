import { apiHeaders } from '#contract/api-paths.ts'

/** Whether the caller shows the public key, as a bearer token or in the header that the same clients also send. */
export function hasAnonKey(headers: Headers, key: string): boolean {
  const bearer = /^Bearer +(\S+) *$/i.exec(headers.get('authorization') ?? '')?.[1]
  return bearer === key || headers.get(apiHeaders.anonKey)?.trim() === key
}
