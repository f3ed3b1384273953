import { assistant, starterQuestions } from '#content/assistant.ts'
import { type PageId, paths } from '#content/paths.ts'
import { useLocation } from '../router.tsx'
import { QuestionList } from './question-list.tsx'

const pageIds = new Map<string, PageId>(Object.entries(paths).map(([id, path]) => [path, id as PageId]))

/** Opens the conversation; while nothing else was said, with what visitors of this page often ask. */
export function Greeting({ isAlone, send }: { isAlone: boolean; send: (question: string) => void }) {
  const { pathname } = useLocation()
  return (
    <div>
      <p className="font-heading text-h3">{assistant.greeting}</p>
      <p className="assistant-hint">{assistant.hint}</p>
      {isAlone && (
        <QuestionList
          title={assistant.starters}
          questions={starterQuestions[pageIds.get(pathname) ?? 'notFound']}
          send={send}
        />
      )}
    </div>
  )
}
