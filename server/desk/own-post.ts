import type { Context } from 'hono'

/**
 * Whether a change was sent by one of our own pages. All browsers say where a post comes from, by its origin or in one
 * word; what says neither is none, and has no business here.
 */
export function isOwnPost(c: Context, siteUrl: string): boolean {
  const site = c.req.header('sec-fetch-site')
  const origin = c.req.header('origin')
  if (site !== undefined && site !== 'same-origin') return false
  if (origin === undefined) return site !== undefined
  if (origin === siteUrl) return true
  // The address in the address bar may be another than the site's own: a port, or a name of the office network.
  const host = URL.parse(origin)?.host
  return host !== undefined && host === c.req.header('host')
}
