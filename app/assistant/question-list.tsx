import { useId } from 'react'
import { SmallMark } from '../ui/small-mark.tsx'

type Props = { title: string; questions: readonly string[]; send: (question: string) => void }

/** Questions to ask with one press. */
export function QuestionList({ title, questions, send }: Props) {
  const id = useId()
  if (questions.length === 0) return null
  return (
    <div className="assistant-questions">
      <p id={id}>{title}</p>
      <ul aria-labelledby={id}>
        {questions.map((question) => (
          <li key={question}>
            <button type="button" onClick={() => send(question)}>
              <SmallMark className="size-2" />
              {question}
            </button>
          </li>
        ))}
      </ul>
    </div>
  )
}
