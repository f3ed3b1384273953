/** Short and visible, so that it can be stored, indexed and compared as it came. */
export function isIdempotencyKey(key: string): boolean {
  return /^[\x21-\x7e]{1,200}$/.test(key)
}
