import { assistant } from '#content/assistant.ts'
import { type Conversation, remarkOn } from './conversation.ts'
import { plainText } from './parse-markdown.ts'

const { heading, speakers } = assistant.human

/** Leaves room in the form's message for what the visitor has to add. */
const longest = 4000

/** The conversation as a text to send; of a long one, the last turns. */
export function transcriptOf(conversation: Conversation): string {
  const turns: string[] = []
  let room = longest
  for (const said of conversation.filter(({ answer }) => answer).reverse()) {
    const remark = remarkOn(said)
    const answer = `${plainText(said.answer)}${remark ? ` [${remark}]` : ''}`
    const turn = `${speakers.visitor}\u00a0: ${said.question}\n${speakers.assistant}\u00a0: ${answer}`
    room -= turn.length
    if (room < 0) break
    turns.unshift(turn)
  }
  return turns.length > 0 ? [heading, ...turns].join('\n\n') : ''
}
