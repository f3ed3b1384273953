import {
  createContext,
  type PropsWithChildren,
  use,
  useCallback,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from 'react'
import { shell } from '#content/shell.ts'
import { ErrorBoundary } from '../loading/error-boundary.tsx'
import { noteToast } from '../loading/new-version.ts'
import { useLocation } from '../router.tsx'
import { Icon } from './icon.tsx'

type Tone = 'success' | 'error'
export type Toast = { readonly tone: Tone; readonly title: string; readonly text: string }
/** Good news comes along to one other page, as from a form that was sent to the page that says so, and no further. */
type Shown = Toast & { readonly key: number; readonly comesAlong: boolean }
type Toasts = {
  readonly show: (toast: Toast) => void
  /** For bad news that is no longer true: what had failed is tried again. */
  readonly clearErrors: () => void
}

const ToastContext = createContext<Toasts>({ show: () => {}, clearErrors: () => {} })

/** How long good news stays, in milliseconds. Bad news stays until it is dismissed (WCAG 2.2.1) or its page is left. */
const stay = 8000

/** The latest message, over the page. Both regions are always there: screen readers only watch those that are. */
export function ToastProvider({ children }: PropsWithChildren) {
  const { pathname } = useLocation()
  const [page, setPage] = useState(pathname)
  const [shown, setShown] = useState<Shown>()
  const [toasts] = useState<Toasts>(() => ({
    show: (toast) => setShown({ ...toast, key: performance.now(), comesAlong: toast.tone === 'success' }),
    clearErrors: () => setShown((toast) => (toast?.tone === 'error' ? undefined : toast)),
  }))
  const dismiss = useCallback(() => setShown(undefined), [])
  useEffect(() => noteToast(shown), [shown])
  if (page !== pathname) {
    setPage(pathname)
    setShown((toast) => (toast?.comesAlong ? { ...toast, comesAlong: false } : undefined))
  }
  const card = shown && <ToastCard {...shown} key={shown.key} dismiss={dismiss} />

  return (
    <ToastContext value={toasts}>
      {children}
      <div className="toasts no-print">
        <ErrorBoundary>
          <div role="status">{shown?.tone === 'success' && card}</div>
          <div role="alert">{shown?.tone === 'error' && card}</div>
        </ErrorBoundary>
      </div>
    </ToastContext>
  )
}

export function useToast() {
  return use(ToastContext)
}

function ToastCard({ tone, title, text, dismiss }: Toast & { dismiss: () => void }) {
  const [held, setHeld] = useState(false)
  const card = useRef<HTMLDivElement>(null)
  const before = useRef<EventTarget>(null)
  const hold = () => setHeld(true)
  const release = () => setHeld(false)

  useEffect(() => {
    if (tone === 'error' || held) return
    const timer = setTimeout(dismiss, stay)
    return () => clearTimeout(timer)
  }, [tone, held, dismiss])

  // Where it goes with the focus in it, this goes back to what had it, or to the content.
  useLayoutEffect(() => {
    const { current } = card
    return () => {
      if (!current?.contains(document.activeElement)) return
      for (const place of [document.querySelector('main'), before.current]) {
        if (place instanceof HTMLElement) place.focus({ preventScroll: true })
      }
    }
  }, [])

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the pointer and the focus only hold the clock.
    <div
      ref={card}
      className="toast"
      data-tone={tone}
      onPointerEnter={hold}
      onPointerLeave={release}
      onFocus={({ relatedTarget }) => {
        before.current = relatedTarget
        hold()
      }}
      onBlur={release}
    >
      <Icon name={tone === 'error' ? 'circle-alert' : 'badge-check'} className="toast-icon mt-0.5" />
      <div>
        <p className="font-semibold">{title}</p>
        <p className="text-small text-slate">{text}</p>
      </div>
      <button
        type="button"
        className="toast-close"
        aria-label={shell.dismissMessage}
        // A press leaves the focus where it is.
        onMouseDown={(event) => event.preventDefault()}
        onClick={dismiss}
      />
    </div>
  )
}
