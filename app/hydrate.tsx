import { type PropsWithChildren, StrictMode, startTransition, useEffect, useLayoutEffect } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { rootId } from './document.ts'
import { rememberTyped } from './hydration/remember-typed.ts'
import { tolerateForeignNodes } from './hydration/tolerate-foreign-nodes.ts'
import { BrowserRouter, browserLocation } from './router.tsx'
import { pageAt } from './routes.tsx'
import { Site } from './site.tsx'

type Outcome = {
  /** From now on React answers to every press, also while it adopts the page. */
  onTakeOver: () => void
  /** The controls answer. `now` leads from an element of the prerendered page to the one that stands for it. */
  onReady: (now: <E extends Element>(element: E) => E | undefined) => void
  /** React gave up, and its page is replaced by the prerendered one. */
  onCrash: () => void
}

/** Makes the prerendered page live. */
export async function hydrate({ onTakeOver, onReady, onCrash }: Outcome) {
  const root = document.getElementById(rootId)
  if (!root) return
  const start = browserLocation()
  const { pathname } = start
  await pageAt(pathname).preload()
  // The visitor went back meanwhile: the document is about to be replaced.
  if (window.location.pathname !== pathname) return
  tolerateForeignNodes()
  const prerendered = root.cloneNode(true)
  const typed = rememberTyped(root)

  const ready = () => onReady(typed.now)
  function putBack(error: unknown) {
    console.error('The page cannot be live, and is shown as it was prerendered:', error)
    root?.replaceWith(prerendered)
    onCrash()
    if (window.location.pathname === pathname) return
    // What was prerendered here is another page than the visitor was on.
    fetch(window.location.href).then(
      () => window.location.reload(),
      () => window.history.replaceState(null, '', pathname),
    )
  }

  onTakeOver()
  startTransition(() => {
    hydrateRoot(
      root,
      <StrictMode>
        <Ready onMarkup={typed.restore} onReady={ready}>
          <BrowserRouter start={start} pageAt={pageAt}>
            <Site />
          </BrowserRouter>
        </Ready>
      </StrictMode>,
      { onUncaughtError: putBack },
    )
  })
}

type ReadyProps = PropsWithChildren<{ onMarkup: () => void; onReady: () => void }>

function Ready({ onMarkup, onReady, children }: ReadyProps) {
  useLayoutEffect(onMarkup, [onMarkup])
  useEffect(onReady, [onReady])
  return children
}
