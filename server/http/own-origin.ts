import type { Context } from 'hono'

/**
 * Whether an origin is one of ours. The address in the address bar may be none of the operator's: a port, or a name of the
 * office network at a demonstration; then it is the host that was asked.
 */
export function isOwnOrigin(c: Context, origin: string, own: readonly string[]): boolean {
  if (own.includes(origin)) return true
  const host = URL.parse(origin)?.host
  return host !== undefined && host === c.req.header('host')
}
