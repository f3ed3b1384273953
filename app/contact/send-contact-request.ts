import { apiHeaders, apiPaths } from '#contract/api-paths.ts'
import { readContactAnswer } from '#contract/contact-answer.ts'
import type { ContactFieldErrors, ContactRequest } from '#contract/contact-request.ts'
import { type FormSignals, writeFormSignals } from '#contract/form-signals.ts'

export type Delivery =
  | { readonly outcome: 'stored' }
  | { readonly outcome: 'invalid'; readonly fields: ContactFieldErrors }
  /** With the service's own sentence, where it gave one. */
  | { readonly outcome: 'failed'; readonly sentence: string | undefined }

type Service = {
  readonly backendUrl: string
  readonly anonKey: string
  readonly fetch: typeof fetch
  readonly newKey: () => string
}

const patience = 30_000

/** Sends requests to the function. The same content keeps its key, so that trying again cannot store it twice. */
export function createContactSender({ backendUrl, anonKey, fetch, newKey }: Service) {
  let last: { readonly body: string; readonly key: string } | undefined

  return async (request: ContactRequest, signals: FormSignals): Promise<Delivery> => {
    const body = JSON.stringify(request)
    if (last?.body !== body) last = { body, key: newKey() }
    try {
      const response = await fetch(`${backendUrl}${apiPaths.contact}`, {
        method: 'POST',
        headers: {
          Authorization: `Bearer ${anonKey}`,
          'Content-Type': 'application/json',
          [apiHeaders.idempotencyKey]: last.key,
          [apiHeaders.formSignals]: writeFormSignals(signals),
        },
        body,
        signal: AbortSignal.timeout(patience),
      })
      const answer = readContactAnswer(await response.json())
      if (answer.success) return response.ok ? { outcome: 'stored' } : { outcome: 'failed', sentence: undefined }
      if (Object.keys(answer.fields).length > 0) return { outcome: 'invalid', fields: answer.fields }
      return { outcome: 'failed', sentence: answer.error }
    } catch {
      return { outcome: 'failed', sentence: undefined }
    }
  }
}
