import type { ChatService } from '#server/assistant/chat-endpoint.ts'

/** For tests of what is not the assistant: says « Bonjour » to everybody. */
export const standInChat: ChatService = {
  assistant: async function* () {
    yield { text: 'Bonjour' }
  },
  rateLimiter: { take: async () => ({ allowed: true, retryAfterSeconds: 0 }) },
  dailyBudget: { take: async () => 'left' },
}
