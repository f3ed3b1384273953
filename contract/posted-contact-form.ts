import type { ContactFieldErrors, ContactFieldName } from './contact-request.ts'

/** What was typed, field by field, before anybody judged it. */
export type ContactFormValues = Readonly<Record<ContactFieldName, string>>

/** The form as the server gives it back to a browser that runs no script: a sentence where no field is to blame. */
export type PostedContactForm = {
  readonly values: ContactFormValues
  readonly errors: ContactFieldErrors
  readonly problem?: string | undefined
}
