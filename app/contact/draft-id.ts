import { draftIdKey } from './draft-keys.ts'
import { tabStorage } from './tab-storage.ts'

/** Tells this draft from all others, from its first sending until it is stored: see contact-draft.ts. */
export function draftId(): string {
  const id = readId() ?? newId()
  tabStorage.set(draftIdKey, id)
  return id
}

/** Whether it was sent before, and is not known to be stored. */
export function isDraftTried() {
  return readId() !== null
}

export function forgetDraftId() {
  tabStorage.remove(draftIdKey)
}

function readId() {
  const id = tabStorage.get(draftIdKey)
  return /^[\da-f]{32}$/.test(id ?? '') ? id : null
}

/** Not `randomUUID`, which is missing on plain HTTP. */
function newId() {
  const bytes = window.crypto.getRandomValues(new Uint8Array(16))
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
}
