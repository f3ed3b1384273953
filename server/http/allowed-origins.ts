import { cors } from 'hono/cors'
import { apiHeaders } from '#contract/api-paths.ts'

/** Lets the pages of other origins call the functions (CORS). */
export function allowedOrigins(origins: readonly string[]) {
  return cors({
    origin: [...origins],
    allowMethods: ['POST'],
    allowHeaders: ['Authorization', 'Content-Type', 'X-Client-Info', ...Object.values(apiHeaders)],
    exposeHeaders: ['Retry-After', 'X-AI-Generated'],
    maxAge: 2 * 3600,
  })
}
