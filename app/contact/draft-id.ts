const key = 'contact-draft-id'

/** Where the browser refuses its storage, the draft lives as long as the page. */
let unstored: string | null = null

/** Tells this draft from all others, from its first sending until it is stored: see contact-draft.ts. */
export function draftId(): string {
  const id = readId() ?? newId()
  unstored = id
  try {
    window.sessionStorage.setItem(key, id)
  } catch {}
  return id
}

/** Whether it was sent before, and is not known to be stored. */
export function isDraftTried() {
  return readId() !== null
}

export function forgetDraftId() {
  unstored = null
  try {
    window.sessionStorage.removeItem(key)
  } catch {}
}

function readId() {
  try {
    const id = window.sessionStorage.getItem(key)
    return /^[\da-f]{32}$/.test(id ?? '') ? id : unstored
  } catch {
    return unstored
  }
}

/** Not `randomUUID`, which is missing on plain HTTP. */
function newId() {
  const bytes = window.crypto.getRandomValues(new Uint8Array(16))
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
}
