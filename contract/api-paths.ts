/** Where pages send their calls, relative to the backend's origin. */
export const apiPaths = {
  contact: '/functions/v1/send-contact-email',
  chat: '/functions/v1/chat',
} as const

/** What travels beside the bodies. */
export const apiHeaders = {
  /** The public key, as an alternative to `Authorization: Bearer`. */
  anonKey: 'apikey',
  /** Made with the form, so that a second click or a retry stores one request. */
  idempotencyKey: 'Idempotency-Key',
  /** How the form was filled in: see form-signals.ts. */
  formSignals: 'X-Form-Signals',
} as const

/** The longest body that a function or the contact page reads, in bytes. */
export const bodyLimit = 64 * 1024
