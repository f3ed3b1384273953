import './assistant-panel.css'
import './assistant-log.css'
import './assistant-form.css'
import './assistant-small-screens.css'
import { type KeyboardEvent, type MouseEvent, useEffect, useId, useLayoutEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { assistant } from '#content/assistant.ts'
import { paths } from '#content/paths.ts'
import { type SiteLocation, useLocation } from '../router.tsx'
import type { Opening } from './assistant.tsx'
import { ConversationLog } from './conversation-log.tsx'
import { HumanHandOver } from './human-hand-over.tsx'
import { keepFromBeneath } from './keep-from-beneath.ts'
import { PanelButton } from './panel-button.tsx'
import { QuestionForm } from './question-form.tsx'
import { useAssistant } from './use-assistant.ts'
import { useCloseSignal } from './use-close-signal.ts'
import { useCoveredPage } from './use-covered-page.ts'
import { useFocusUnder } from './use-focus-under.ts'
import { useTakingAlong } from './use-taking-along.ts'

export type PanelProps = { opening: Opening | undefined; onClose: () => void }

/**
 * A window beside the page, which stays usable; on a phone the whole screen, or its lower half under a place that an
 * answer led to. It folds into its bar for what it would hide from a visitor who is at it.
 */
export function AssistantPanel({ opening, onClose }: PanelProps) {
  const isOpen = opening !== undefined
  const location = useLocation()
  const { session, conversation, draft, setDraft } = useAssistant(isOpen)
  const along = useTakingAlong(conversation)
  /** Over which the visitor wants the whole panel: whoever follows a link wants to see where it leads. */
  const [covered, setCovered] = useState<SiteLocation>()
  const [isFolded, setFolded] = useState(false)
  const [known, setKnown] = useState<Opening>()
  if (opening !== known) {
    setKnown(opening)
    setFolded(opening?.isLate ?? false)
    setCovered(opening?.by === 'visitor' ? location : undefined)
  }
  const isWhole = !isFolded && covered === location
  const roomWhereShown = isWhole ? 'whole' : 'part'
  const isModal = useCoveredPage(isOpen && isWhole)
  useCloseSignal(isModal, onClose)
  const [notice, setNotice] = useState('')
  const panel = useRef<HTMLDivElement>(null)
  const input = useRef<HTMLTextAreaElement>(null)
  const opener = useRef<Element>(null)
  const titleId = useId()
  useFocusUnder(panel, isOpen && !isModal, () => setFolded(true))

  // In one go with the form's taking over of what was typed: no key falls between the two.
  useLayoutEffect(() => {
    if (!opening) return
    opener.current = document.activeElement
    if (opening.by === 'visitor' && !opening.isLate) input.current?.focus({ preventScroll: true })
  }, [opening])

  useEffect(() => {
    if (!opening) return
    if (opening.question) session.send(opening.question)
    return () => {
      giveFocusBack(opener.current, panel.current)
      // Messages have another place without it: what keeps clear of them (keep-corner-clear.ts) looks again.
      dispatchEvent(new Event('resize'))
    }
  }, [opening, session])

  function closeOnEscape(event: KeyboardEvent) {
    if (event.key !== 'Escape') return
    event.stopPropagation()
    onClose()
  }

  /** An answer's own link to the form leads to a person, too. */
  function takeAlong({ target }: MouseEvent) {
    if (target instanceof Element && target.closest(`.assistant-log a[href="${paths.contact}"]`)) along.take()
  }

  function startAnew() {
    session.clear()
    setNotice(assistant.restarted)
    input.current?.focus({ preventScroll: true })
  }

  function showWhole() {
    setCovered(location)
    setFolded(false)
  }

  function enlarge() {
    flushSync(showWhole)
    // The button that was pressed is gone.
    panel.current?.querySelector<HTMLElement>('.assistant-log')?.focus({ preventScroll: true })
  }

  function foldUp() {
    flushSync(() => setFolded(true))
    panel.current?.querySelector<HTMLElement>('.assistant-enlarge')?.focus({ preventScroll: true })
  }

  return (
    <div
      ref={panel}
      role="dialog"
      aria-modal={isModal || undefined}
      aria-labelledby={titleId}
      aria-describedby={`${titleId}-notice`}
      className="assistant-panel"
      data-whole={isWhole}
      data-folded={isFolded}
      hidden={!isOpen}
      onClickCapture={keepFromBeneath}
      onClick={takeAlong}
      onKeyDown={closeOnEscape}
    >
      <div className="assistant-head on-blue">
        <h2 id={titleId}>{assistant.title}</h2>
        {conversation.length > 0 && !isFolded && (
          <PanelButton icon="square-pen" label={assistant.restart} onClick={startAnew} />
        )}
        <PanelButton icon="maximize-2" label={assistant.enlarge} className="assistant-enlarge" onClick={enlarge} />
        {!isFolded && <PanelButton icon="minus" label={assistant.fold} onClick={foldUp} />}
        <PanelButton icon="x" label={assistant.close} onClick={onClose} />
        <p id={`${titleId}-notice`}>{assistant.notice}</p>
      </div>
      <ConversationLog
        session={session}
        conversation={conversation}
        room={isOpen && !isFolded ? roomWhereShown : 'none'}
        notify={setNotice}
      />
      <div className="assistant-foot">
        <QuestionForm
          ref={input}
          session={session}
          opening={opening}
          turn={conversation.at(-1)}
          question={draft}
          setQuestion={setDraft}
          onFocus={showWhole}
        />
        <HumanHandOver along={along} onLeave={onClose} />
      </div>
      <p role="status" className="sr-only">
        {notice}
      </p>
    </div>
  )
}

/** To what had it before, if it is still there; else to the button that opens the panel. */
function giveFocusBack(opener: Element | null, panel: HTMLElement | null) {
  if (panel && !panel.hidden) return
  const wasTaken = document.activeElement === document.body || panel?.contains(document.activeElement)
  if (!wasTaken) return
  const isSeen = opener?.checkVisibility?.({ visibilityProperty: true }) ?? true
  const isThere = opener instanceof HTMLElement && opener !== document.body && isSeen
  const button = panel?.parentElement?.querySelector<HTMLElement>('.assistant-button')
  if (isThere) opener.focus({ preventScroll: true })
  else button?.focus({ preventScroll: true })
}
