import type { Context } from 'hono'
import type { ContentfulStatusCode } from 'hono/utils/http-status'
import { contactAnswers } from '#content/contact-answers.ts'
import { apiHeaders, bodyLimit } from '#contract/api-paths.ts'
import { formExtras, readFormSignals } from '#contract/form-signals.ts'
import type { Environment } from '#server/environment.ts'
import { readJson } from '#server/http/read-json.ts'
import { refusedCall } from '#server/http/refused-call.ts'
import { requestIdOf } from '#server/http/request-id.ts'
import { visitorNetwork } from '#server/limits/visitor.ts'
import type { ContactIntake } from './contact-intake.ts'
import { isIdempotencyKey } from './idempotency-key.ts'

type Dependencies = { readonly environment: Environment; readonly receiveContactRequest: ContactIntake }

/** The function send-contact-email: a JSON request in, `{"success":true}` or a French sentence out. */
export function contactEndpoint({ environment, receiveContactRequest }: Dependencies) {
  return async (c: Context) => {
    const refused = refusedCall(c.req.raw, environment.ANON_KEY, contactAnswers)
    if (refused) return refuse(c, refused.status, refused.error, refused.headers)
    const idempotencyKey = c.req.header(apiHeaders.idempotencyKey) ?? null
    if (idempotencyKey !== null && !isIdempotencyKey(idempotencyKey)) {
      return refuse(c, 400, contactAnswers.badIdempotencyKey)
    }
    const json = await readJson(c.req.raw, bodyLimit)
    if (json.kind !== 'json') {
      return json.kind === 'too-long' ? refuse(c, 413, contactAnswers.tooLong) : refuse(c, 400, contactAnswers.notJson)
    }

    const signals = readFormSignals(c.req.header(apiHeaders.formSignals))
    const receipt = await receiveContactRequest({
      requestId: requestIdOf(c),
      input: json.value,
      network: visitorNetwork(c, environment.TRUSTED_PROXIES),
      idempotencyKey,
      signals: { ...signals, trapFilled: signals.trapFilled || fillsTrap(json.value) },
    })
    switch (receipt.kind) {
      case 'stored':
        return c.json({ success: true }, 200, { 'Cache-Control': 'no-store' })
      case 'invalid': {
        const [error = contactAnswers.failed] = Object.values(receipt.fields)
        return c.json({ success: false, error, fields: receipt.fields }, 422, { 'Cache-Control': 'no-store' })
      }
      case 'key-reused':
        return refuse(c, 409, contactAnswers.keyReused)
      case 'too-many':
        return refuse(c, 429, contactAnswers.tooMany, { 'Retry-After': String(receipt.retryAfter) })
      case 'unavailable':
        return refuse(c, 503, contactAnswers.unavailable)
    }
  }
}

/** Whoever reads the form's fields off the page fills in the one that nobody sees, too. */
function fillsTrap(input: unknown) {
  return typeof input === 'object' && input !== null && Boolean(new Map(Object.entries(input)).get(formExtras.trap))
}

function refuse(c: Context, status: ContentfulStatusCode, error: string, headers: Record<string, string> = {}) {
  return c.json({ success: false, error }, status, { 'Cache-Control': 'no-store', ...headers })
}
