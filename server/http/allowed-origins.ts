import type { MiddlewareHandler } from 'hono'
import { apiHeaders } from '#contract/api-paths.ts'

const methods = 'POST'
const requestHeaders = ['Authorization', 'Content-Type', 'X-Client-Info', ...Object.values(apiHeaders)].join()
const answerHeaders = ['Retry-After', 'X-AI-Generated'].join()
const preflightLastsFor = String(2 * 3600)

/**
 * Lets the pages of other origins call the functions (CORS). Not `hono/cors`: it sets headers on an answer that does not
 * exist yet, for which Hono then makes every answer three times over and reads its body as a stream: a fifth of what a
 * stored contact request costs.
 */
export function allowedOrigins(origins: readonly string[]): MiddlewareHandler {
  return async (c, next) => {
    const origin = c.req.header('origin')
    c.header('Vary', 'Origin')
    c.header('Access-Control-Expose-Headers', answerHeaders)
    if (origin !== undefined && origins.includes(origin)) c.header('Access-Control-Allow-Origin', origin)
    if (c.req.method !== 'OPTIONS') return next()
    return c.body(null, 204, {
      'Access-Control-Allow-Methods': methods,
      'Access-Control-Allow-Headers': requestHeaders,
      'Access-Control-Max-Age': preflightLastsFor,
    })
  }
}
