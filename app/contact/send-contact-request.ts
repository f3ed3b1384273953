import { apiHeaders, apiPaths } from '#contract/api-paths.ts'
import { readContactAnswer } from '#contract/contact-answer.ts'
import type { ContactFieldErrors, ContactRequest } from '#contract/contact-request.ts'
import { type FormSignals, writeFormSignals } from '#contract/form-signals.ts'

export type Delivery =
  | { readonly kind: 'stored' }
  | { readonly kind: 'invalid'; readonly fields: ContactFieldErrors }
  /** Nothing is stored. With the service's own sentence, where it gave one. */
  | { readonly kind: 'failed'; readonly sentence: string | undefined }
  /** It went out, and no answer of the service came back: it may be stored all the same. */
  | { readonly kind: 'unknown' }

type Service = {
  readonly backendUrl: string
  readonly anonKey: string
  readonly fetch: typeof fetch
  /** The same for as long as the draft is. */
  readonly draftId: () => string
}

const timeout = 30_000

/**
 * Sends requests to the function, one at a time. The same content of a draft keeps its key, so that trying again cannot
 * store it twice.
 */
export function createContactSender({ backendUrl, anonKey, fetch, draftId }: Service) {
  let underWay: Promise<Delivery> | undefined

  return {
    /** What is being sent: it goes on when its form has gone. */
    underWay: () => underWay,
    send(request: ContactRequest, signals: FormSignals): Promise<Delivery> {
      underWay ??= deliver(request, signals).finally(() => {
        underWay = undefined
      })
      return underWay
    },
  }

  async function deliver(request: ContactRequest, signals: FormSignals): Promise<Delivery> {
    const tooLong = new AbortController()
    const timer = setTimeout(() => tooLong.abort(), timeout)
    let isOut = false
    try {
      const body = JSON.stringify(request)
      const headers = {
        Authorization: `Bearer ${anonKey}`,
        'Content-Type': 'application/json',
        [apiHeaders.idempotencyKey]: `${draftId()}-${digest(body)}`,
        [apiHeaders.formSignals]: writeFormSignals(signals),
      }
      isOut = true
      const response = await fetch(`${backendUrl}${apiPaths.contact}`, {
        method: 'POST',
        headers,
        body,
        // It arrives though the visitor leaves the site.
        keepalive: true,
        signal: tooLong.signal,
      })
      const answer = readContactAnswer(await response.json())
      if (answer?.success) return { kind: response.ok ? 'stored' : 'unknown' }
      if (!answer) return { kind: 'unknown' }
      if (Object.keys(answer.fields).length > 0) return { kind: 'invalid', fields: answer.fields }
      return { kind: 'failed', sentence: answer.error }
    } catch {
      return isOut ? { kind: 'unknown' } : { kind: 'failed', sentence: undefined }
    } finally {
      clearTimeout(timer)
    }
  }
}

/** Tells the contents of one draft apart (64-bit FNV-1a). The browser's own digests are missing on plain HTTP. */
function digest(text: string) {
  let hash = 0xcbf29ce484222325n
  for (let index = 0; index < text.length; index++) {
    hash = BigInt.asUintN(64, (hash ^ BigInt(text.charCodeAt(index))) * 0x100000001b3n)
  }
  return hash.toString(36)
}
