import { type PropsWithChildren, StrictMode, startTransition, useEffect, useLayoutEffect, useState } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { keepCornerClear } from './assistant/keep-corner-clear.ts'
import { rootId } from './document-ids.ts'
import { completeStyles, wholeUtilities } from './hydration/complete-styles.ts'
import { keepPlace } from './hydration/keep-place.ts'
import { keepPressesMeanwhile } from './hydration/presses-meanwhile.ts'
import { rememberTyped } from './hydration/remember-typed.ts'
import { repeatPresses } from './hydration/repeat-presses.ts'
import { tolerateForeignNodes } from './hydration/tolerate-foreign-nodes.ts'
import { fetchIcons } from './loading/fetch-icons.ts'
import { followMovedPresses } from './loading/moved-press.ts'
import { BrowserRouter, browserLocation } from './router.tsx'
import { pageAt } from './routes.tsx'
import { openMenu } from './shell/follow-menu.ts'
import { Site } from './site.tsx'

/**
 * From now on React answers to every press, also while it adopts the page. Gives those that were made before, and the
 * last one of all, which may not have ended.
 */
type TakeOver = () => readonly [pressed: HTMLElement[], lastPress: PointerEvent | undefined]

/** Makes the prerendered page live. `crash`: React gave up, and its page is replaced by the prerendered one. */
export async function hydrate(takeOver: TakeOver, crash: () => void) {
  const root = document.getElementById(rootId)
  if (!root) return
  const start = browserLocation()
  const { pathname } = start
  fetchIcons()
  nameManifest()
  const [whole] = await Promise.all([wholeUtilities(), pageAt(pathname).preload()])
  // The visitor went back meanwhile: the document is about to be replaced.
  if (window.location.pathname !== pathname) return
  tolerateForeignNodes()
  completeStyles(whole)
  const prerendered = root.cloneNode(true)
  const typed = rememberTyped(root)
  // What follows the address until the router does: see document.ts.
  const { onpopstate } = window

  function putBack(error: unknown) {
    console.error('The page cannot be live:', error)
    window.onpopstate = onpopstate
    root?.replaceWith(prerendered)
    crash()
    if (window.location.pathname === pathname) return
    // What was prerendered here is another page than the visitor was on.
    fetch(window.location.href).then(
      () => window.location.reload(),
      () => window.history.replaceState(null, '', pathname),
    )
  }

  const [pressed, lastPress] = takeOver()
  const menu = openMenu()
  const messages = root.querySelector('.toasts')
  const lost = keepPressesMeanwhile()
  const place = keepPlace(root)
  const settle = () => {
    typed.restore()
    place.restore()
  }
  const ready = () => {
    // The line in the page has done its work: see document.ts.
    window.onpopstate = null
    window.onclick = null
    // What fetches documents ahead: from now on the router follows links (next-page.ts).
    document.querySelector('[type=speculationrules]')?.remove()
    // What boot.ts has in view is gone.
    if (!messages?.isConnected) keepCornerClear()
    void repeatPresses([...pressed.splice(0), ...lost()], menu, typed.now)
  }
  followMovedPresses(lastPress)
  startTransition(() => {
    hydrateRoot(
      root,
      <StrictMode>
        <Ready onRender={place.look} onMarkup={settle} onReady={ready}>
          <BrowserRouter start={start} prerendered={root.dataset.search ?? ''} pageAt={pageAt}>
            <Site />
          </BrowserRouter>
        </Ready>
      </StrictMode>,
      // That a translation or an extension was faster, and the page is rendered anew, is no error: nothing is lost.
      { onUncaughtError: putBack, onRecoverableError: console.debug },
    )
  })
}

/** By which the site can be put on a phone's home screen: until here for those without scripts alone (document-head.ts). */
function nameManifest() {
  const named = document.head.querySelector('noscript')
  if (named) named.outerHTML = named.textContent ?? ''
}

type ReadyProps = PropsWithChildren<{ onRender: () => void; onMarkup: () => void; onReady: () => void }>

function Ready({ onRender, onMarkup, onReady, children }: ReadyProps) {
  // Once for each try to render the page.
  useState(onRender)
  useLayoutEffect(onMarkup, [onMarkup])
  useEffect(onReady, [onReady])
  return children
}
