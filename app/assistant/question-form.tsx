import { type KeyboardEvent, type Ref, type SubmitEvent, useId, useState } from 'react'
import { assistant } from '#content/assistant.ts'
import { chatLimits } from '#contract/chat-protocol.ts'
import { Icon } from '../ui/icon.tsx'
import { isTurnPending, type Turn } from './conversation.ts'
import type { Session } from './session.ts'
import { useSecondsUntil } from './use-seconds-until.ts'

type Props = { ref: Ref<HTMLTextAreaElement>; session: Session; turn: Turn | undefined; onFocus: () => void }

/** Where one asks. While an answer comes, one may already write the next question, or stop the answer. */
export function QuestionForm({ ref, session, turn, onFocus }: Props) {
  const [question, setQuestion] = useState('')
  const mustWait = useSecondsUntil(turn?.retryAt) > 0
  const isPending = turn !== undefined && isTurnPending(turn)
  const id = useId()

  function send() {
    if (!mustWait && session.send(question)) setQuestion('')
  }

  function sendOnEnter(event: KeyboardEvent) {
    // Enter also ends the composition of a letter.
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return
    event.preventDefault()
    send()
  }

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    send()
  }

  return (
    <form className="assistant-form" onSubmit={submit}>
      <label htmlFor={id} className="sr-only">
        {assistant.input.label}
      </label>
      <textarea
        ref={ref}
        id={id}
        rows={1}
        value={question}
        maxLength={chatLimits.questionCharacters}
        placeholder={assistant.input.placeholder}
        aria-describedby={`${id}-keys`}
        enterKeyHint="send"
        autoComplete="off"
        onChange={({ target }) => setQuestion(target.value)}
        onKeyDown={sendOnEnter}
        onFocus={onFocus}
      />
      <p id={`${id}-keys`} className="sr-only">
        {assistant.input.keys}
      </p>
      {isPending ? (
        <button type="button" className="button button-solid" aria-label={assistant.stop} onClick={session.stop}>
          <Icon name="square" className="size-5" />
        </button>
      ) : (
        <button type="submit" className="button button-gold" aria-label={assistant.send} aria-disabled={mustWait}>
          <Icon name="send-horizontal" className="size-5" />
        </button>
      )}
    </form>
  )
}
