import './assistant.css'
import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react'
import { assistant } from '#content/assistant.ts'
import { useLocation } from '../router.tsx'
import type { Opening } from './assistant.tsx'
import { ConversationLog } from './conversation-log.tsx'
import { HumanHandOver } from './human-hand-over.tsx'
import { PanelButton } from './panel-button.tsx'
import { QuestionForm } from './question-form.tsx'
import { useAssistant } from './use-assistant.ts'
import { useCoveredPage } from './use-covered-page.ts'

export type PanelProps = { opening: Opening | undefined; onClose: () => void }

/** A window beside the page, which stays usable; on a phone the whole screen, or its lower half under a page just opened. */
export function AssistantPanel({ opening, onClose }: PanelProps) {
  const isOpen = opening !== undefined
  const { pathname } = useLocation()
  const { session, conversation } = useAssistant(isOpen)
  /** The page over which the visitor wants the whole panel: whoever goes on to another wants to see that page. */
  const [coveredPage, setCoveredPage] = useState<string>()
  const isWhole = coveredPage === pathname
  const isModal = useCoveredPage(isOpen && isWhole)
  const [notice, setNotice] = useState('')
  const panel = useRef<HTMLDivElement>(null)
  const input = useRef<HTMLTextAreaElement>(null)
  const titleId = useId()

  useEffect(() => {
    if (!opening) return
    const opener = document.activeElement
    if (opening.by === 'visitor') {
      setCoveredPage(window.location.pathname)
      input.current?.focus({ preventScroll: true })
      if (opening.question) session.send(opening.question)
    }
    return () => giveFocusBack(opener, panel.current)
  }, [opening, session])

  function closeOnEscape(event: KeyboardEvent) {
    if (event.key !== 'Escape') return
    event.stopPropagation()
    onClose()
  }

  function startAnew() {
    session.clear()
    setNotice(assistant.restarted)
    input.current?.focus()
  }

  const showWhole = () => setCoveredPage(pathname)

  return (
    <div
      ref={panel}
      role="dialog"
      aria-modal={isModal || undefined}
      aria-labelledby={titleId}
      aria-describedby={`${titleId}-notice`}
      className="assistant-panel"
      data-whole={isWhole}
      hidden={!isOpen}
      onKeyDown={closeOnEscape}
    >
      <div className="assistant-head on-blue">
        <h2 id={titleId}>{assistant.title}</h2>
        {conversation.length > 0 && <PanelButton icon="square-pen" label={assistant.restart} onClick={startAnew} />}
        <PanelButton icon="maximize-2" label={assistant.enlarge} className="assistant-enlarge" onClick={showWhole} />
        <PanelButton icon="x" label={assistant.close} onClick={onClose} />
        <p id={`${titleId}-notice`}>{assistant.notice}</p>
      </div>
      <ConversationLog session={session} conversation={conversation} isOpen={isOpen} notify={setNotice} />
      <div className="assistant-foot">
        <QuestionForm ref={input} session={session} turn={conversation.at(-1)} onFocus={showWhole} />
        <HumanHandOver conversation={conversation} onLeave={onClose} />
      </div>
      <p role="status" className="sr-only">
        {notice}
      </p>
    </div>
  )
}

/** To what had it before, if it is still there; else to the button that opens the panel. */
function giveFocusBack(opener: Element | null, panel: HTMLElement | null) {
  const wasTaken = document.activeElement === document.body || panel?.contains(document.activeElement)
  if (!wasTaken) return
  const isThere = opener instanceof HTMLElement && opener !== document.body && (opener.checkVisibility?.() ?? true)
  const button = panel?.previousElementSibling
  if (isThere) opener.focus({ preventScroll: true })
  else if (button instanceof HTMLElement) button.focus({ preventScroll: true })
}
