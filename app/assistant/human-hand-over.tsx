import { type MouseEvent, useState } from 'react'
import { flushSync } from 'react-dom'
import { assistant } from '#content/assistant.ts'
import { paths } from '#content/paths.ts'
import { addToDraft } from '../contact/contact-draft.ts'
import { useLocation } from '../router.tsx'
import { Icon } from '../ui/icon.tsx'
import { PageLink } from '../ui/page-link.tsx'
import type { Conversation } from './conversation.ts'
import { transcriptOf } from './transcript.ts'

const { human } = assistant

/** The way to a person. The conversation goes along only where the visitor says so. */
export function HumanHandOver({ conversation, onLeave }: { conversation: Conversation; onLeave: () => void }) {
  const { pathname } = useLocation()
  const [takesAlong, setTakesAlong] = useState(false)
  const hasAnswers = conversation.some(({ answer }) => answer)

  function leave(event: MouseEvent) {
    const isJoined = takesAlong && hasAnswers
    // Who is there already is led to the message that has grown, and not to the top of the page.
    if (isJoined && pathname === paths.contact) event.preventDefault()
    setTakesAlong(false)
    // What it covers cannot have the focus before.
    flushSync(onLeave)
    if (isJoined) addToDraft(transcriptOf(conversation))
  }

  return (
    <div className="assistant-human">
      <PageLink to={paths.contact} className="text-link" onClick={leave}>
        <Icon name="user-round" className="size-4" />
        {human.label}
      </PageLink>
      {hasAnswers && (
        <label>
          <input type="checkbox" checked={takesAlong} onChange={({ target }) => setTakesAlong(target.checked)} />
          {human.takeAlong}
        </label>
      )}
    </div>
  )
}
