import { type ComponentType, createContext, type PropsWithChildren, use, useCallback, useEffect, useState } from 'react'
import { shell } from '#content/shell.ts'
import { ErrorBoundary } from '../loading/error-boundary.tsx'
import { whyNotLoaded } from '../loading/why-not-loaded.ts'
import { Icon } from '../ui/icon.tsx'
import { useToast } from '../ui/toast.tsx'
import type { PanelProps } from './assistant-panel.tsx'
import { wasLeftOpen } from './panel-memory.ts'
import { takeTyped } from './take-typed.ts'
import { keepTyped, stopKeeping } from './typed-ahead.ts'

/** How the panel came to be open: by the visitor, perhaps with a question to ask at once, or by itself at a new load. */
export type Opening = {
  readonly by: 'visitor' | 'memory'
  readonly question?: string | undefined
  /** The visitor had turned to something else in the page until its code was there: it comes as its bar. */
  readonly isLate: boolean
}

const OpenContext = createContext<(question?: string) => void>(() => {})

/** Opens the assistant; given a question, has it asked. */
export function useOpenAssistant() {
  return use(OpenContext)
}

const loadPanel = () => import('./assistant-panel.tsx')

/** The round button on every page. The panel's code comes when a visitor shows interest in it, and stays once it is there. */
export function AssistantProvider({ children }: PropsWithChildren) {
  const { show, clearErrors } = useToast()
  const [Panel, setPanel] = useState<ComponentType<PanelProps>>()
  const [opening, setOpening] = useState<Opening>()

  const openBy = useCallback(
    (by: Opening['by'], question?: string) => {
      const { pathname } = window.location
      const focused = by === 'visitor' ? document.activeElement : document.body
      let isWanted = true
      const forget = ({ key }: KeyboardEvent) => {
        if (key !== 'Escape') return
        isWanted = false
        takeTyped()
      }
      if (by === 'visitor') keepTyped()
      document.addEventListener('keydown', forget)
      loadPanel()
        .then(
          ({ AssistantPanel }) => {
            // Whoever has gone on to another page no longer waits for what they pressed.
            if (!isWanted || (by === 'visitor' && pathname !== window.location.pathname)) {
              takeTyped()
              return
            }
            clearErrors()
            setPanel(() => AssistantPanel)
            const isLate = hasTurnedFrom(focused)
            // A press that asks nothing takes nothing from one before it.
            setOpening((current) => (current && !question ? current : { by, question, isLate }))
          },
          (error) => {
            stopKeeping()
            if (by === 'visitor') focusIfLost()
            if (isWanted) show(whyNotLoaded(error))
          },
        )
        .finally(() => document.removeEventListener('keydown', forget))
    },
    [show, clearErrors],
  )
  const open = useCallback((question?: string) => openBy('visitor', question), [openBy])
  const close = useCallback(() => setOpening(undefined), [])

  useEffect(() => {
    if (wasLeftOpen()) openBy('memory')
  }, [openBy])
  return (
    <OpenContext value={open}>
      {children}
      <section aria-label={shell.assistant.label} className="assistant no-print needs-scripts">
        {/* Whether it is clear, keep-corner-clear.ts notes on it. */}
        <div className="assistant-corner" suppressHydrationWarning>
          <button
            type="button"
            className="assistant-button on-blue"
            aria-label={shell.assistant.open}
            aria-expanded={opening !== undefined}
            onPointerEnter={prefetch}
            onFocus={prefetch}
            onClick={() => open()}
          >
            <Icon name="bot-message-square" className="assistant-sign" />
          </button>
        </div>
        {Panel && (
          <ErrorBoundary onError={() => show(whyNotLoaded(undefined))}>
            <Panel opening={opening} onClose={close} />
          </ErrorBoundary>
        )}
      </section>
    </OpenContext>
  )
}

/** What was pressed is gone where React has rendered a translated page anew. */
function focusIfLost() {
  if (document.activeElement !== document.body) return
  document.querySelector<HTMLElement>('.assistant-button')?.focus({ preventScroll: true })
}

/** Whether something else in the page has the focus by now. */
function hasTurnedFrom(focused: Element | null) {
  const { activeElement, body } = document
  return activeElement !== focused && activeElement !== body && !activeElement?.closest('.assistant, .typed-ahead')
}

function prefetch() {
  // A failed fetch is tried again when the button is pressed.
  loadPanel().catch(() => {})
}
