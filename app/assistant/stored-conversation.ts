import * as v from 'valibot'
import { answerDetailsSchema } from '#contract/chat-protocol.ts'
import { type Conversation, resumed, turnStates } from './conversation.ts'
import { conversationKey, panelKey } from './panel-memory.ts'

const storedSchema = v.object({
  turns: v.array(
    v.object({
      question: v.string(),
      answer: v.string(),
      state: v.picklist(turnStates),
      details: answerDetailsSchema,
      problem: v.optional(v.string()),
      retryAt: v.optional(v.number()),
    }),
  ),
})

/** What was said in this tab. Nothing, where nothing was, or where it is not ours. */
export function readConversation(): Conversation {
  try {
    return resumed(v.parse(storedSchema, JSON.parse(window.sessionStorage.getItem(conversationKey) ?? '')).turns)
  } catch {
    return []
  }
}

export function storeConversation(turns: Conversation, isOpen: boolean) {
  store('sessionStorage', conversationKey, JSON.stringify({ isOpen, turns }))
}

export function rememberPanel(isOpen: boolean) {
  store('localStorage', panelKey, isOpen ? 'open' : 'closed')
}

/** A browser may refuse its storage or have no room left: then the page alone remembers. */
function store(place: 'localStorage' | 'sessionStorage', key: string, value: string) {
  try {
    window[place].setItem(key, value)
  } catch {}
}
