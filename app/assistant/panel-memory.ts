import { browserConsent } from '../consent/browser-consent.ts'

/** The tab's memory: the conversation, and whether it was open. Nothing is stored before the panel is first opened. */
export const conversationKey = 'assistant-conversation'
/** Across visits, for those who allowed preferences. */
export const panelKey = 'assistant-panel'

/** Whether the visitor left the panel open, in this tab or, where that may be remembered, at the last visit. */
export function wasLeftOpen(): boolean | undefined {
  try {
    const conversation = sessionStorage.getItem(conversationKey)
    if (conversation) return JSON.parse(conversation).isOpen
    return browserConsent?.state().consent.preferences && localStorage.getItem(panelKey) === 'open'
  } catch {}
}
