import { type PropsWithChildren, StrictMode, startTransition, useEffect } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { PostedFormContext, readPostedForm } from './contact/posted-form.ts'
import { rootId } from './document.ts'
import { BrowserRouter } from './router.tsx'
import { pageAt } from './routes.tsx'
import { Site } from './site.tsx'

/** Makes the prerendered page live; `onReady` is called once its controls answer. */
export async function hydrate(onReady: () => void) {
  const root = document.getElementById(rootId)
  if (!root) return
  await pageAt(window.location.pathname).preload()
  const postedForm = { form: readPostedForm() }
  startTransition(() => {
    hydrateRoot(
      root,
      <StrictMode>
        <Ready onReady={onReady}>
          <PostedFormContext value={postedForm}>
            <BrowserRouter>
              <Site />
            </BrowserRouter>
          </PostedFormContext>
        </Ready>
      </StrictMode>,
    )
  })
}

function Ready({ onReady, children }: PropsWithChildren<{ onReady: () => void }>) {
  useEffect(onReady, [onReady])
  return children
}
