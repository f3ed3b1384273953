import { useState } from 'react'
import { assistant } from '#content/assistant.ts'
import { paths } from '#content/paths.ts'
import { addToDraft } from '../contact/contact-draft.ts'
import { Icon } from '../ui/icon.tsx'
import { PageLink } from '../ui/page-link.tsx'
import type { Conversation } from './conversation.ts'
import { transcriptOf } from './transcript.ts'

const { human } = assistant

/** The way to a person. The conversation goes along only where the visitor says so. */
export function HumanHandOver({ conversation, onLeave }: { conversation: Conversation; onLeave: () => void }) {
  const [takesAlong, setTakesAlong] = useState(false)
  const hasAnswers = conversation.some(({ answer }) => answer)

  function leave() {
    if (takesAlong && hasAnswers) addToDraft(transcriptOf(conversation))
    setTakesAlong(false)
    onLeave()
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
