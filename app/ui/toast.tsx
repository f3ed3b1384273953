import { createContext, type PropsWithChildren, use, useCallback, useEffect, useState } from 'react'
import { shell } from '#content/shell.ts'
import { ErrorBoundary } from '../loading/error-boundary.tsx'
import { noteToast, takeCarriedToast } from '../loading/new-version.ts'
import { Icon } from './icon.tsx'

type Tone = 'success' | 'error'
export type Toast = { readonly tone: Tone; readonly title: string; readonly text: string }
type ShowToast = (toast: Toast) => void

const ToastContext = createContext<ShowToast>(() => {})

/** How long good news stays, in milliseconds. Bad news stays until it is dismissed (WCAG 2.2.1). */
const stay = 8000

/** The latest message, over the page. Both regions are always there: screen readers only watch those that are. */
export function ToastProvider({ children }: PropsWithChildren) {
  const [shown, setShown] = useState<Toast & { readonly key: number }>()
  const show = useCallback<ShowToast>((toast) => setShown({ ...toast, key: performance.now() }), [])
  const dismiss = useCallback(() => setShown(undefined), [])
  useEffect(() => noteToast(shown), [shown])
  useEffect(() => {
    const carried = takeCarriedToast()
    if (carried) show(carried)
  }, [show])
  const card = shown && <ToastCard {...shown} key={shown.key} dismiss={dismiss} />

  return (
    <ToastContext value={show}>
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
  return { show: use(ToastContext) }
}

function ToastCard({ tone, title, text, dismiss }: Toast & { dismiss: () => void }) {
  const [held, setHeld] = useState(false)
  const hold = () => setHeld(true)
  const release = () => setHeld(false)

  useEffect(() => {
    if (tone === 'error' || held) return
    const timer = setTimeout(dismiss, stay)
    return () => clearTimeout(timer)
  }, [tone, held, dismiss])

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the pointer and the focus only hold the clock.
    <div
      className="toast"
      data-tone={tone}
      onPointerEnter={hold}
      onPointerLeave={release}
      onFocus={hold}
      onBlur={release}
    >
      <Icon name={tone === 'error' ? 'circle-alert' : 'badge-check'} className="toast-icon mt-0.5" />
      <div>
        <p className="font-semibold">{title}</p>
        <p className="text-small text-slate">{text}</p>
      </div>
      <button type="button" className="toast-close" aria-label={shell.dismissMessage} onClick={dismiss}>
        <Icon name="x" className="size-5" />
      </button>
    </div>
  )
}
