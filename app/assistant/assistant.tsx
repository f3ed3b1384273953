import {
  type ComponentType,
  createContext,
  type PropsWithChildren,
  use,
  useCallback,
  useEffect,
  useRef,
  useState,
} from 'react'
import { shell } from '#content/shell.ts'
import { ErrorBoundary } from '../loading/error-boundary.tsx'
import { whyNotLoaded } from '../loading/why-not-loaded.ts'
import { type SiteLocation, useLocation } from '../router.tsx'
import { Icon } from '../ui/icon.tsx'
import { useToast } from '../ui/toast.tsx'
import type { PanelProps } from './assistant-panel.tsx'
import { wasLeftOpen } from './panel-memory.ts'
import { useClearCorner } from './use-clear-corner.ts'

/** How the panel came to be open: by the visitor, perhaps with a question to ask at once, or by itself at a new load. */
export type Opening = {
  readonly by: 'visitor' | 'memory'
  readonly question?: string | undefined
  /** Where the visitor opened it; nowhere, where they had turned to something else until its code was there. */
  readonly at: SiteLocation | undefined
}

const OpenContext = createContext<(question?: string) => void>(() => {})

/** Opens the assistant; given a question, has it asked. */
export function useOpenAssistant() {
  return use(OpenContext)
}

const loadPanel = () => import('./assistant-panel.tsx')

/** The round button on every page. The panel's code comes when a visitor shows interest in it, and stays once it is there. */
export function AssistantProvider({ children }: PropsWithChildren) {
  const { show } = useToast()
  const location = useLocation()
  const here = useRef(location)
  /** What the visitor pressed for and still waits for. */
  const wanted = useRef<AbortController>(undefined)
  const corner = useRef<HTMLDivElement>(null)
  const isClear = useClearCorner(corner)
  const [Panel, setPanel] = useState<ComponentType<PanelProps>>()
  const [opening, setOpening] = useState<Opening>()

  const openBy = useCallback(
    (by: Opening['by'], question?: string) => {
      const waiting = new AbortController()
      const { signal } = waiting
      const focused = by === 'visitor' ? document.activeElement : document.body
      if (by === 'visitor') {
        wanted.current?.abort()
        wanted.current = waiting
      }
      document.addEventListener('keydown', ({ key }) => key === 'Escape' && waiting.abort(), { signal })
      loadPanel().then(
        ({ AssistantPanel }) => {
          if (signal.aborted) return
          waiting.abort()
          setPanel(() => AssistantPanel)
          setOpening({ by, question, at: hasTurnedFrom(focused) ? undefined : here.current })
        },
        (error) => !signal.aborted && show(whyNotLoaded(error)),
      )
    },
    [show],
  )
  const open = useCallback((question?: string) => openBy('visitor', question), [openBy])
  const close = useCallback(() => setOpening(undefined), [])

  useEffect(() => {
    if (wasLeftOpen()) openBy('memory')
  }, [openBy])
  useEffect(() => {
    here.current = location
  }, [location])
  // Whoever goes on to another page no longer waits.
  // biome-ignore lint/correctness/useExhaustiveDependencies: it is the change of the path that counts.
  useEffect(() => () => wanted.current?.abort(), [location.pathname])

  return (
    <OpenContext value={open}>
      {children}
      <section aria-label={shell.assistant.label} className="assistant no-print needs-scripts">
        <div ref={corner} className="assistant-corner" data-clear={isClear}>
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

/** Whether something else in the page has the focus by now. */
function hasTurnedFrom(focused: Element | null) {
  const { activeElement, body } = document
  return activeElement !== focused && activeElement !== body && !activeElement?.closest('.assistant')
}

function prefetch() {
  // A failed fetch is tried again when the button is pressed.
  loadPanel().catch(() => {})
}
