import type { Toast } from '../ui/toast.tsx'

let shown: Toast | undefined

/** Notes the message over the page, which would otherwise go with the page. */
export function noteToast(toast: Toast | undefined) {
  shown = toast
}

/**
 * Asks the server for an address whose code it has no longer under the name that this page knows. One navigation, at the
 * press that asks for it: the document that comes shows the page by itself, so nothing can turn in circles. The
 * browser's history carries the message over, since it also works where storage is blocked.
 */
export function takeNewVersion(to: string) {
  // Bad news is about the page that is left.
  window.history.pushState({ toast: shown?.tone === 'success' ? shown : undefined }, '', to)
  // At the top or at its anchor, not where the old page was.
  window.history.scrollRestoration = 'manual'
  window.location.reload()
}

/** The message that the page before carried over, once. */
export function takeCarriedToast(): Toast | undefined {
  const state: { toast?: Toast } | null = window.history.state
  if (!state) return undefined
  window.history.replaceState(null, '')
  window.history.scrollRestoration = 'auto'
  return state.toast
}
