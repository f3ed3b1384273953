import { useEffect, useState, useSyncExternalStore } from 'react'
import { assistant } from '#content/assistant.ts'
import { useConsent } from '../consent/use-consent.tsx'
import { publicConfig } from '../public-config.ts'
import { useToast } from '../ui/toast.tsx'
import { createAsker } from './ask-assistant.ts'
import { createSession } from './session.ts'
import { readConversation, rememberPanel, storeConversation } from './stored-conversation.ts'

/** The tab's conversation, kept in step with what the browser remembers of it. */
export function useAssistant(isOpen: boolean) {
  const toast = useToast()
  const { preferences } = useConsent().consent
  const [session] = useState(() =>
    createSession({
      ask: createAsker({
        backendUrl: publicConfig.backendUrl,
        anonKey: publicConfig.anonKey,
        fetch: (...request) => window.fetch(...request),
      }),
      initial: readConversation(),
      now: Date.now,
      onFailure: (reason) => toast.show({ tone: 'error', ...assistant.toasts[reason] }),
      onTry: toast.clearErrors,
    }),
  )
  const conversation = useSyncExternalStore(session.subscribe, session.conversation)

  useEffect(() => storeConversation(conversation, isOpen), [conversation, isOpen])
  useEffect(() => {
    if (preferences) rememberPanel(isOpen)
  }, [preferences, isOpen])

  return { session, conversation }
}
