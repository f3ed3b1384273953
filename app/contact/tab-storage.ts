/** What this document has set, and of which keys the browser's own storage does not have it. */
const remembered = new Map<string, string>()
const refused = new Set<string>()

/**
 * What this tab remembers until it is closed. Where the browser refuses its storage or has no room left, the document alone
 * remembers, as long as it lives; nothing here throws.
 */
export const tabStorage = {
  get(key: string): string | null {
    const own = remembered.get(key) ?? null
    try {
      return refused.has(key) ? own : window.sessionStorage.getItem(key)
    } catch {
      return own
    }
  },
  set(key: string, value: string) {
    remembered.set(key, value)
    change(key, () => window.sessionStorage.setItem(key, value))
  },
  remove(key: string) {
    remembered.delete(key)
    change(key, () => window.sessionStorage.removeItem(key))
  },
}

function change(key: string, inBrowser: () => void) {
  try {
    inBrowser()
    refused.delete(key)
  } catch {
    refused.add(key)
  }
}
