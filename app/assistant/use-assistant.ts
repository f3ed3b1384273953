import { useEffect, useState, useSyncExternalStore } from 'react'
import { assistant } from '#content/assistant.ts'
import { useConsent } from '../consent/use-consent.tsx'
import { publicConfig } from '../public-config.ts'
import { useToast } from '../ui/toast.tsx'
import { createAsker } from './ask-assistant.ts'
import { createSession } from './session.ts'
import { readStored, rememberPanel, storeConversation } from './stored-conversation.ts'

/** The tab's conversation and the question that is being written, kept in step with what the browser remembers of them. */
export function useAssistant(isOpen: boolean) {
  const toast = useToast()
  const { preferences } = useConsent().consent
  const [stored] = useState(readStored)
  const [draft, setDraft] = useState(stored.draft)
  const [session] = useState(() =>
    createSession({
      ask: createAsker({
        backendUrl: publicConfig.backendUrl,
        anonKey: publicConfig.anonKey,
        fetch: (...request) => window.fetch(...request),
      }),
      initial: stored.turns,
      now: Date.now,
      onFailure: (reason) => toast.show({ tone: 'error', ...assistant.toasts[reason] }),
      onTry: toast.clearErrors,
    }),
  )
  const conversation = useSyncExternalStore(session.subscribe, session.conversation)

  useEffect(() => storeConversation({ turns: conversation, draft }, isOpen), [conversation, draft, isOpen])
  useEffect(() => {
    if (preferences) rememberPanel(isOpen)
  }, [preferences, isOpen])

  return { session, conversation, draft, setDraft }
}
