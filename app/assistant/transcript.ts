import { assistant } from '#content/assistant.ts'
import { type Conversation, remarkOn } from './conversation.ts'
import { plainText } from './parse-markdown.ts'

const { heading, speakers } = assistant.human

/** Leaves room in the form's message for what the visitor has to add. */
const longest = 4000

/** The conversation as a text to send; of a long one, the last turns. A question that got no answer is the one for a person. */
export function transcriptOf(conversation: Conversation): string {
  const turns: string[] = []
  let room = longest
  for (const said of [...conversation].reverse()) {
    const remark = remarkOn(said)
    const answer = `\n${speakers.assistant}\u00a0: ${plainText(said.answer)}${remark ? ` [${remark}]` : ''}`
    const turn = `${speakers.visitor}\u00a0: ${said.question}${said.answer && answer}`
    room -= turn.length
    if (room < 0) break
    turns.unshift(turn)
  }
  return turns.length > 0 ? [heading, ...turns].join('\n\n') : ''
}
