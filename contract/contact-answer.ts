import * as v from 'valibot'
import { type ContactFieldErrors, contactFieldNames } from './contact-request.ts'

/** What the contact function says, whatever its status. */
export type ContactAnswer =
  | { readonly success: true }
  | { readonly success: false; readonly error?: string | undefined; readonly fields: ContactFieldErrors }

/** An answer that is not the function's own (a proxy's page, half a body) is a failure without a sentence. */
export function readContactAnswer(body: unknown): ContactAnswer {
  const answer = v.safeParse(answerSchema, body)
  if (!answer.success) return { success: false, fields: {} }
  const { success, error, fields = {} } = answer.output
  if (success) return { success }
  return {
    success,
    error,
    fields: Object.fromEntries(contactFieldNames.flatMap((name) => (fields[name] ? [[name, fields[name]]] : []))),
  }
}

const answerSchema = v.object({
  success: v.boolean(),
  error: v.optional(v.string()),
  fields: v.optional(v.record(v.string(), v.string())),
})
