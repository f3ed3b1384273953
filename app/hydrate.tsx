import { type PropsWithChildren, StrictMode, startTransition, useEffect } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { rootId } from './document.ts'
import { BrowserRouter } from './router.tsx'
import { pageAt } from './routes.tsx'
import { Site } from './site.tsx'

/** Makes the prerendered page live; `onReady` is called once its controls answer. */
export async function hydrate(onReady: () => void) {
  const root = document.getElementById(rootId)
  if (!root) return
  await pageAt(window.location.pathname).preload()
  startTransition(() => {
    hydrateRoot(
      root,
      <StrictMode>
        <Ready onReady={onReady}>
          <BrowserRouter>
            <Site />
          </BrowserRouter>
        </Ready>
      </StrictMode>,
    )
  })
}

function Ready({ onReady, children }: PropsWithChildren<{ onReady: () => void }>) {
  useEffect(onReady, [onReady])
  return children
}
