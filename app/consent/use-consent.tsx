import { createContext, type PropsWithChildren, use, useMemo, useState } from 'react'
import { useBrowserValue } from '../ui/use-browser-value.ts'
import { browserConsent } from './browser-consent.ts'
import { type Consent, onlyEssential } from './consent.ts'
import type { ConsentState } from './consent-store.ts'

/** Where the dialog was opened from: the banner's is confirmed by a button, the footer's saves at every switch. */
export type DialogOpener = 'banner' | 'footer'

type ConsentContextValue = ConsentState & {
  save: (consent: Consent) => void
  /** The dialog's opener, while it is open. */
  dialog: DialogOpener | null
  setDialog: (opener: DialogOpener | null) => void
}

const ConsentContext = createContext<ConsentContextValue | null>(null)

const prerendered: ConsentState = {
  consent: onlyEssential,
  asks: false,
  hasChosen: false,
  isNew: false,
}

export function ConsentProvider({ children }: PropsWithChildren) {
  const state = useBrowserValue({
    read: browserConsent?.state ?? (() => prerendered),
    subscribe: browserConsent?.subscribe ?? (() => () => {}),
    prerendered,
  })
  const [dialog, setDialog] = useState<DialogOpener | null>(null)
  const value = useMemo(() => ({ ...state, save, dialog, setDialog }), [state, dialog])
  return <ConsentContext value={value}>{children}</ConsentContext>
}

function save(consent: Consent) {
  browserConsent?.save(consent)
}

export function useConsent() {
  const value = use(ConsentContext)
  if (!value) throw new Error('No consent is around.')
  return value
}
