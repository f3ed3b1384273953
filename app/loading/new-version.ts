import type { Toast } from '../ui/toast.tsx'
import { pushEntry } from './history-entry.ts'

let shown: Toast | undefined

/** Notes the message over the page, which would otherwise go with the page. */
export function noteToast(toast: Toast | undefined) {
  shown = toast
}

/**
 * Asks the server for an address whose code it has no longer under the name that this page knows. One navigation, at the
 * press that asks for it: the document that comes shows the page by itself, so nothing can turn in circles.
 */
export function takeNewVersion(to: string) {
  // Bad news is about the page that is left.
  if (!pushEntry(to, { toast: shown?.tone === 'success' ? shown : undefined })) return
  // At the top or at its anchor, not where the old page was.
  window.history.scrollRestoration = 'manual'
  window.location.reload()
}
