import { createHash } from 'node:crypto'

/** Says whether a browser has these bytes already. */
export function validatorOf(body: Uint8Array): string {
  return `"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`
}
