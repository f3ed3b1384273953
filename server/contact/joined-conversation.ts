import { assistant } from '#content/assistant.ts'

/** A message as the form brings it: what the person wrote, and the conversation that they joined under a heading of its own. */
export function splitMessage(message: string): { readonly own: string; readonly conversation: string | null } {
  const start = message.indexOf(assistant.human.heading)
  return start < 0
    ? { own: message, conversation: null }
    : { own: message.slice(0, start), conversation: message.slice(start) }
}
