import { type ComponentType, createContext, type PropsWithChildren, use, useCallback, useEffect, useState } from 'react'
import { shell } from '#content/shell.ts'
import { ErrorBoundary } from '../loading/error-boundary.tsx'
import { whyNotLoaded } from '../loading/why-not-loaded.ts'
import { Icon } from '../ui/icon.tsx'
import { useToast } from '../ui/toast.tsx'
import type { PanelProps } from './assistant-panel.tsx'
import { wasLeftOpen } from './panel-memory.ts'

/** How the panel came to be open: by the visitor, perhaps with a question to ask at once, or by itself at a new load. */
export type Opening = { readonly by: 'visitor'; readonly question?: string | undefined } | { readonly by: 'memory' }

const OpenContext = createContext<(question?: string) => void>(() => {})

/** Opens the assistant; given a question, has it asked. */
export function useOpenAssistant() {
  return use(OpenContext)
}

const loadPanel = () => import('./assistant-panel.tsx')

/** The round button on every page. The panel's code comes when a visitor shows interest in it, and stays once it is there. */
export function AssistantProvider({ children }: PropsWithChildren) {
  const { show } = useToast()
  const [Panel, setPanel] = useState<ComponentType<PanelProps>>()
  const [opening, setOpening] = useState<Opening>()

  const openBy = useCallback(
    (next: Opening) => {
      loadPanel().then(
        ({ AssistantPanel }) => {
          setPanel(() => AssistantPanel)
          setOpening(next)
        },
        (error) => show(whyNotLoaded(error)),
      )
    },
    [show],
  )
  const open = useCallback((question?: string) => openBy({ by: 'visitor', question }), [openBy])
  const close = useCallback(() => setOpening(undefined), [])

  useEffect(() => {
    if (wasLeftOpen()) openBy({ by: 'memory' })
  }, [openBy])

  return (
    <OpenContext value={open}>
      {children}
      <section aria-label={shell.assistant.label} className="assistant no-print needs-scripts">
        <button
          type="button"
          className="assistant-button on-blue"
          aria-label={shell.assistant.open}
          aria-expanded={opening !== undefined}
          onPointerEnter={prefetch}
          onFocus={prefetch}
          onClick={() => open()}
        >
          <Icon name="bot-message-square" className="size-7" />
        </button>
        {Panel && (
          <ErrorBoundary onError={() => show(whyNotLoaded(undefined))}>
            <Panel opening={opening} onClose={close} />
          </ErrorBoundary>
        )}
      </section>
    </OpenContext>
  )
}

function prefetch() {
  // A failed fetch is tried again when the button is pressed.
  loadPanel().catch(() => {})
}
