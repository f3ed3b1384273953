import * as v from 'valibot'
import { type ContactFieldErrors, contactFieldNames } from './contact-request.ts'

/** What the contact function says, whatever its status. */
export type ContactAnswer =
  | { readonly success: true }
  | { readonly success: false; readonly error?: string | undefined; readonly fields: ContactFieldErrors }

/** Nothing for an answer that is not the function's own. */
export function readContactAnswer(body: unknown): ContactAnswer | undefined {
  const answer = v.safeParse(answerSchema, body)
  if (!answer.success) return undefined
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
