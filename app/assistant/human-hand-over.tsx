import type { MouseEvent } from 'react'
import { flushSync } from 'react-dom'
import { assistant } from '#content/assistant.ts'
import { paths } from '#content/paths.ts'
import { useLocation } from '../router.tsx'
import { Icon } from '../ui/icon.tsx'
import { PageLink } from '../ui/page-link.tsx'
import { useToast } from '../ui/toast.tsx'
import type { TakingAlong } from './use-taking-along.ts'

const { human } = assistant

/** The way to a person. */
export function HumanHandOver({ along, onLeave }: { along: TakingAlong; onLeave: () => void }) {
  const { pathname } = useLocation()
  const { clearErrors } = useToast()

  function leave(event: MouseEvent) {
    // Who is there already is led to the message that has grown, and not to the top of the page.
    if (along.takes && pathname === paths.contact) event.preventDefault()
    // Of a question that failed: read over the form, it would be about that.
    clearErrors()
    // What it covers cannot have the focus before.
    flushSync(onLeave)
    along.take()
  }

  return (
    <div className="assistant-human">
      <PageLink to={paths.contact} className="text-link" onClick={leave}>
        <Icon name="user-round" className="size-4" />
        {human.label}
      </PageLink>
      {along.hasAnswers && (
        <label>
          <input type="checkbox" checked={along.isTicked} onChange={({ target }) => along.tick(target.checked)} />
          {human.takeAlong}
        </label>
      )}
    </div>
  )
}
