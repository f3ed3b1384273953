import { createConsentStore } from './consent-store.ts'

/** The page's one consent store; only for code that runs in the browser. */
export const browserConsent =
  typeof window === 'undefined'
    ? undefined
    : createConsentStore({
        storage: () => localStorage,
        signal: 'globalPrivacyControl' in navigator && navigator.globalPrivacyControl === true,
        now: Date.now,
      })
