import { type ConsentStore, createConsentStore } from './consent-store.ts'

/** The page's one consent store; only for code that runs in the browser. */
export const browserConsent: ConsentStore | undefined =
  globalThis.document &&
  createConsentStore({
    storage: () => localStorage,
    signal: navigator.globalPrivacyControl,
  })
