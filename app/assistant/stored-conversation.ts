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
  draft: v.optional(v.string(), ''),
})

/** What was said in this tab, and the question that was begun and not sent. */
type Stored = { readonly turns: Conversation; readonly draft: string }

/** Nothing, where nothing was, or where it is not ours. */
export function readStored(): Stored {
  try {
    const { turns, draft } = v.parse(storedSchema, JSON.parse(window.sessionStorage.getItem(conversationKey) ?? ''))
    return { turns: resumed(turns), draft }
  } catch {
    return { turns: [], draft: '' }
  }
}

export function storeConversation({ turns, draft }: Stored, isOpen: boolean) {
  store('sessionStorage', conversationKey, JSON.stringify({ isOpen, draft, turns }))
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
