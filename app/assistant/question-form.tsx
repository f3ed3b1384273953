import {
  type Dispatch,
  type KeyboardEvent,
  type MouseEvent,
  type Ref,
  type SetStateAction,
  useId,
  useLayoutEffect,
  useRef,
} from 'react'
import { assistant } from '#content/assistant.ts'
import { chatLimits } from '#contract/chat-protocol.ts'
import { Icon } from '../ui/icon.tsx'
import type { Opening } from './assistant.tsx'
import { isTurnPending, type Turn } from './conversation.ts'
import type { Session } from './session.ts'
import { takeTyped } from './take-typed.ts'
import { useSecondsUntil } from './use-seconds-until.ts'

type Props = {
  ref: Ref<HTMLTextAreaElement>
  session: Session
  opening: Opening | undefined
  turn: Turn | undefined
  question: string
  setQuestion: Dispatch<SetStateAction<string>>
  onFocus: () => void
}

/** In milliseconds; browsers count two taps as a double click only up to about half of it, and two keys never. */
const doublePress = 500

/** Where one asks. While an answer comes, one may already write the next question, or stop the answer. */
export function QuestionForm({ ref, session, opening, turn, question, setQuestion, onFocus }: Props) {
  const mustWait = useSecondsUntil(turn?.retryAt) > 0
  const isPending = turn !== undefined && isTurnPending(turn)
  const pressedAt = useRef(Number.NEGATIVE_INFINITY)
  const id = useId()

  useLayoutEffect(() => {
    if (!opening) return
    const typed = takeTyped()
    const unsent = ask(session, typed.question) ? '' : typed.question
    const more = `${unsent} ${typed.draft}`.trim()
    // After what was begun before, which the visitor did not see yet.
    if (more) setQuestion((begun) => `${begun} ${more}`.trim())
  }, [opening, session, setQuestion])

  function send() {
    if (!mustWait && ask(session, question)) setQuestion('')
  }

  function sendOnEnter(event: KeyboardEvent) {
    // Enter also ends the composition of a letter.
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return
    event.preventDefault()
    if (!event.repeat) send()
  }

  /** The second half of a double press was meant for what the button was before. */
  function press({ detail, timeStamp }: MouseEvent) {
    if (detail > 1 || timeStamp - pressedAt.current < doublePress) return
    pressedAt.current = timeStamp
    if (isPending) session.stop()
    else send()
  }

  return (
    <form className="assistant-form" onSubmit={(event) => event.preventDefault()}>
      <label htmlFor={id} className="sr-only">
        {assistant.input.label}
      </label>
      <textarea
        ref={ref}
        id={id}
        rows={1}
        value={question}
        placeholder={assistant.input.placeholder}
        aria-describedby={`${id}-keys ${id}-limit`}
        aria-invalid={isTooLong(question)}
        enterKeyHint="send"
        autoComplete="off"
        onChange={({ target }) => setQuestion(target.value)}
        onKeyDown={sendOnEnter}
        onFocus={onFocus}
      />
      <p id={`${id}-keys`} className="sr-only">
        {assistant.input.keys}
      </p>
      {/* Not by the field's own limit, which cuts what is pasted without a word. */}
      <p id={`${id}-limit`} role="alert" className="assistant-limit">
        {isTooLong(question) && assistant.input.tooLong.replace('{most}', String(chatLimits.questionCharacters))}
      </p>
      <button
        type="button"
        className={`button ${isPending ? 'button-solid' : 'button-gold'}`}
        aria-label={isPending ? assistant.stop : assistant.send}
        aria-disabled={!isPending && mustWait}
        onClick={press}
        onKeyDown={(event) => event.repeat && event.preventDefault()}
      >
        <Icon name={isPending ? 'square' : 'send-horizontal'} className="size-5" />
      </button>
    </form>
  )
}

/** Whether it is on its way. */
function ask(session: Session, question: string) {
  return !isTooLong(question) && session.send(question)
}

function isTooLong(question: string) {
  return question.length > chatLimits.questionCharacters
}
