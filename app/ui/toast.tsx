import { createContext, type PropsWithChildren, use, useCallback, useEffect, useState } from 'react'
import { shell } from '#content/shell.ts'
import { Icon } from './icon.tsx'

type Tone = 'success' | 'error'
type Toast = { readonly tone: Tone; readonly title: string; readonly text: string }
type ShowToast = (toast: Toast) => void

const ToastContext = createContext<ShowToast>(() => {})

/** How long good news stays, in milliseconds. Bad news stays until it is dismissed (WCAG 2.2.1). */
const stay = 8000

/** Messages over the page, one of each tone at most. Their regions are always there: readers watch only those. */
export function ToastProvider({ children }: PropsWithChildren) {
  const [toasts, setToasts] = useState<readonly (Toast & { readonly key: number })[]>([])
  const show = useCallback<ShowToast>((toast) => {
    const key = performance.now()
    setToasts((shown) => [...shown.filter(({ tone }) => tone !== toast.tone), { ...toast, key }])
  }, [])
  const region = (tone: Tone) =>
    toasts
      .filter((toast) => toast.tone === tone)
      .map(({ key, ...toast }) => (
        <ToastCard key={key} {...toast} dismiss={() => setToasts((shown) => shown.filter((it) => it.key !== key))} />
      ))

  return (
    <ToastContext value={show}>
      {children}
      <div className="toasts no-print">
        <div role="status">{region('success')}</div>
        <div role="alert">{region('error')}</div>
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
  })

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
