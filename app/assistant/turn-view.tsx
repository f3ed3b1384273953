import { memo } from 'react'
import { assistant } from '#content/assistant.ts'
import { Icon } from '../ui/icon.tsx'
import { AnswerFoot } from './answer-foot.tsx'
import { AnswerText } from './answer-text.tsx'
import { remarkOn, type Turn } from './conversation.ts'
import { RetryButton } from './retry-button.tsx'

type Props = { turn: Turn; retry: (() => void) | undefined; notify: (notice: string) => void }

/** A question and its answer, or what became of it. Each word of an answer concerns its own turn alone. */
export const TurnView = memo(function TurnView({ turn, retry, notify }: Props) {
  const { question, answer, state, retryAt } = turn
  const { english } = turn.details
  const remark = remarkOn(turn)
  return (
    <>
      <p className="assistant-question">
        <span className="sr-only">{assistant.speakers.visitor} </span>
        <span lang={english && 'en'}>{question}</span>
      </p>
      {answer && (
        // AI Act, article 50(2): marked in a way that a machine can read.
        <div className="assistant-answer" data-digital-source-type="trainedAlgorithmicMedia">
          <p className="sr-only">{assistant.speakers.assistant}</p>
          <AnswerText text={answer} english={english} />
        </div>
      )}
      {(state === 'waiting' || state === 'streaming') && (
        <p className="assistant-waiting">
          <svg viewBox="0 0 24 24" aria-hidden="true">
            <path d="M12 3 21.5 20H2.5z" pathLength="60" />
          </svg>
          <span className={answer ? 'sr-only' : undefined}>{assistant.answering}</span>
        </p>
      )}
      {remark && (
        <p className="assistant-remark">
          <Icon name="circle-alert" className="size-5" />
          <span>{remark}</span>
          {retry && <RetryButton retryAt={retryAt} onClick={retry} />}
        </p>
      )}
      {answer && state !== 'streaming' && <AnswerFoot turn={turn} notify={notify} />}
    </>
  )
})
