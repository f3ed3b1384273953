import { randomUUIDv7 } from 'node:crypto'
import type { Context, MiddlewareHandler } from 'hono'

export const requestIdHeader = 'X-Request-Id'
const variable = 'requestId'

/**
 * A name for every request, by which its answer, its lines in the log and the mails that it causes are found. Made here:
 * one that a visitor sends is not looked at, since it could be a name, a lie about another request, or a piece of a log.
 */
export function nameRequests(): MiddlewareHandler {
  return async (c, next) => {
    const id = requestName()
    c.set(variable, id)
    await next()
    c.res.headers.set(requestIdHeader, id)
  }
}

export function requestIdOf(c: Context): string {
  const id: unknown = c.get(variable)
  return typeof id === 'string' ? id : requestName()
}

export function requestName(): string {
  return randomUUIDv7()
}
