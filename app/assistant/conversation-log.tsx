import { useCallback, useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react'
import { assistant } from '#content/assistant.ts'
import { announcementOf, type Conversation, isPending, languageOf } from './conversation.ts'
import { Greeting } from './greeting.tsx'
import { PanelButton } from './panel-button.tsx'
import { QuestionList } from './question-list.tsx'
import type { Session } from './session.ts'
import { TurnView } from './turn-view.tsx'

type Props = {
  session: Session
  conversation: Conversation
  /** How much of the log is shown: it follows whenever that changes. */
  room: 'none' | 'part' | 'whole'
  notify: (notice: string) => void
}

type Followed = { box?: HTMLElement; top: number; turns: number }
const nothing: Followed = { top: 0, turns: 0 }

/** In pixels: how near to a place the log still counts as being there. */
const near = 48

/**
 * What was said. It follows the answer as it comes, and what makes it longer afterwards, without pushing its question out
 * of sight, unless the reader has scrolled away.
 */
export function ConversationLog({ session, conversation, room, notify }: Props) {
  const scroller = useRef<HTMLDivElement>(null)
  const said = useRef<HTMLDivElement>(null)
  /** What was moved, how far, and for how many turns: whoever asks wants to see the answer. */
  const followed = useRef<Followed>(nothing)
  const [isAtEnd, setAtEnd] = useState(true)
  const last = conversation.at(-1)

  const follow = useEffectEvent(() => {
    const log = scroller.current
    // A low panel over the banner has no room for it.
    if (!log?.clientHeight) return
    const box = scrolledBox(log)
    const { top, turns } = followed.current.box === box ? followed.current : nothing
    const question = [...log.querySelectorAll<HTMLElement>('.assistant-question')].at(-1)
    const place = question ? question.offsetTop - (box === log ? log.offsetTop : 0) : 0
    const isAbove = box.scrollTop < top - near && gapOf(box) > near
    const isBelow = box.scrollTop > place + near
    if ((isAbove || isBelow) && turns === conversation.length) return
    if (question) box.scrollTop = place
    followed.current = { box, top: box.scrollTop, turns: conversation.length }
    setAtEnd(gapOf(log) < near)
  })

  // biome-ignore lint/correctness/useExhaustiveDependencies: each word of an answer makes another conversation.
  useLayoutEffect(() => {
    if (room !== 'none') follow()
  }, [conversation, room])

  // A translation makes what was said longer once it is there, and a phone that is turned gives it another place.
  useEffect(() => {
    const sizes = new ResizeObserver(() => follow())
    for (const element of [scroller.current, said.current]) if (element) sizes.observe(element)
    return () => sizes.disconnect()
  }, [])

  /** The button that was pressed goes: the focus stays with what was said. */
  const keepFocus = useCallback(() => scroller.current?.focus({ preventScroll: true }), [])

  function send(question: string) {
    session.send(question)
    keepFocus()
  }

  const retry = useCallback(() => {
    // What had come goes, and the browser moves what is left: nobody has scrolled up.
    followed.current = nothing
    session.retry()
    keepFocus()
  }, [session, keepFocus])

  function toEnd() {
    if (scroller.current) scroller.current.scrollTop = scroller.current.scrollHeight
    keepFocus()
  }

  return (
    <>
      <div
        ref={scroller}
        role="log"
        aria-label={assistant.log}
        // Read out once, when it is complete: see the status below.
        aria-live="off"
        aria-busy={isPending(conversation)}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls is reached by the keyboard.
        tabIndex={0}
        className="assistant-log"
        onScroll={({ currentTarget }) => setAtEnd(gapOf(currentTarget) < near)}
      >
        <div ref={said}>
          <Greeting isAlone={conversation.length === 0} send={send} />
          {conversation.map((turn, index) => (
            <TurnView
              // biome-ignore lint/suspicious/noArrayIndexKey: turns are only added at the end.
              key={index}
              turn={turn}
              retry={turn === last ? retry : undefined}
              notify={notify}
            />
          ))}
          {last?.state === 'finished' && (
            <QuestionList title={assistant.followUps} questions={last.details.followUps ?? []} send={send} />
          )}
        </div>
      </div>
      {last && !isAtEnd && (
        <PanelButton icon="arrow-down" label={assistant.toEnd} className="assistant-to-end" onClick={toEnd} />
      )}
      <p role="status" className="sr-only" lang={last && languageOf(last)}>
        {announcementOf(conversation)}
      </p>
    </>
  )
}

/** On a very low screen the whole panel scrolls, and the log in it. */
function scrolledBox(log: HTMLElement) {
  return getComputedStyle(log).overflowY === 'visible' ? (log.parentElement ?? log) : log
}

/** What lies below the part in view. */
function gapOf({ scrollHeight, scrollTop, clientHeight }: HTMLElement) {
  return scrollHeight - scrollTop - clientHeight
}
