import type { Context } from 'hono'
import { isOwnOrigin } from '#server/http/own-origin.ts'

/**
 * Whether a change was sent by one of our own pages. All browsers say where a post comes from, by its origin or in one
 * word; what says neither is none, and has no business here.
 */
export function isOwnPost(c: Context, deskUrl: string): boolean {
  const site = c.req.header('sec-fetch-site')
  const origin = c.req.header('origin')
  if (site !== undefined && site !== 'same-origin') return false
  if (origin === undefined) return site !== undefined
  // Links lead to the desk's own address, and the cookies need its encryption: nobody works at another.
  return deskUrl.startsWith('https:') ? origin === deskUrl : isOwnOrigin(c, origin, [deskUrl])
}
