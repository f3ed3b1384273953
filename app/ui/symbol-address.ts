/** A document brings drawings along (tools/build/sprites.ts): those need no file, and cannot be lost with it. */
export function symbolAddress(kind: 'icon' | 'logo', name: string, sprite: string) {
  const id = `${kind}-${name}`
  return globalThis.document?.getElementById(id) ? `#${id}` : `${sprite}#${name}`
}
