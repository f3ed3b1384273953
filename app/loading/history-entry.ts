import type { Toast } from '../ui/toast.tsx'

/** Where a page was left, by which address, and the words of the link that led there: for whoever comes back. */
export type Left = { readonly y: number; readonly to: string; readonly words: string | undefined }
type Carried = { readonly toast?: Toast | undefined; readonly left?: Left }

/**
 * Leaves the page for another address, and says whether the browser has let it: else it is about to ask for the document
 * there, as Safari does after a hundred entries in half a minute. Its history carries what is to be known there, and on the
 * way back, since it lasts when a page is loaded again and also works where storage is blocked.
 */
export function pushEntry(to: string, carried: Carried | null) {
  const words = document.querySelector('a:focus')?.textContent
  try {
    window.history.replaceState({ left: { y: window.scrollY, to: new URL(to).pathname, words } } satisfies Carried, '')
    // On the way back the browser would move what is still shown, whose place is not meant.
    window.history.scrollRestoration = 'manual'
    window.history.pushState(carried, '', to)
    window.history.scrollRestoration = 'auto'
    return true
  } catch {
    return void window.location.assign(to)
  }
}

/**
 * What was carried to this page, once: from here on the browser keeps its place. From the next frame on: in this one it may
 * still put the page where it was before it was left.
 */
export function takeCarried(): Carried {
  const carried: Carried | null = window.history.state
  if (!carried) return {}
  try {
    window.history.replaceState(null, '')
  } catch {
    // Carried once more, to whoever comes back to it.
  }
  requestAnimationFrame(() =>
    setTimeout(() => {
      window.history.scrollRestoration = 'auto'
    }),
  )
  return carried
}
