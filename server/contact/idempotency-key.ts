import { hash } from 'node:crypto'

/** Short and visible, so that it can be stored, indexed and compared as it came. */
export function isIdempotencyKey(key: string): boolean {
  return /^[\x21-\x7e]{1,200}$/.test(key)
}

const sameFor = 10 * 60_000

/** For a form that has no key, since no script gave it one: a second click or a reload posts the same content soon after. */
export function keyOfContent(values: object, now: number): string {
  return hash('sha256', JSON.stringify([Math.floor(now / sameFor), values]), 'base64url')
}
