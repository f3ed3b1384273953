import { type ChatEvent, detailsEvent, heartbeat, streamEnd, textEvent } from '#contract/chat-protocol.ts'
import type { AnswerEvent } from './assistant.ts'

/** Milliseconds: between two signs of life, and for the whole answer however slowly it is read. */
export type StreamTimes = { readonly heartbeat: number; readonly longest: number }

export const streamTimes: StreamTimes = { heartbeat, longest: 120_000 }

type Options = {
  times: StreamTimes
  /** Ends whatever produces the answer: the reader has gone, or takes too long. */
  abort: () => void
  /** Ends the connection in the middle of the answer; says whether there is one. */
  cut: () => boolean
  onError: (error: unknown) => void
  watch?: StreamWatch | undefined
}

/** Told of a stream that somebody reads: its beginning, its first word and whose it is, its end. */
type StreamWatch = {
  readonly opened: () => void
  readonly firstWord: (provider: string) => void
  readonly closed: () => void
}

/**
 * The answer as server-sent events. The next event is asked for only when the reader has room for it, so that a slow
 * reader slows the model's stream down instead of filling memory.
 */
export function answerStream(events: AsyncIterable<AnswerEvent>, { times, abort, cut, onError, watch }: Options) {
  const iterator = events[Symbol.asyncIterator]()
  const encoder = new TextEncoder()
  let isQuiet = true
  /** The reader has room and waits. */
  let isAwaited = false
  let isOpen = false
  let provider = ''
  let hasSpoken = false
  let life: NodeJS.Timeout | undefined
  let longest: NodeJS.Timeout | undefined

  type Controller = ReadableStreamDefaultController<Uint8Array<ArrayBuffer>>

  /** Only once somebody reads: a stream whose visitor left before is neither read nor cancelled. */
  function start(controller: Controller) {
    if (isOpen) return
    isOpen = true
    watch?.opened()
    life = setInterval(() => {
      if (isQuiet && isAwaited) controller.enqueue(encoder.encode(': ping\n\n'))
      isQuiet = true
    }, times.heartbeat)
    longest = setTimeout(() => {
      abort()
      breakOff(controller, new Error('The answer took too long.'))
    }, times.longest)
  }

  function stop() {
    clearInterval(life)
    clearTimeout(longest)
    if (isOpen) watch?.closed()
    isOpen = false
  }

  function notice(event: AnswerEvent) {
    if (hasSpoken) return
    if ('details' in event) provider = event.details.provider ?? provider
    else {
      hasSpoken = true
      watch?.firstWord(provider)
    }
  }

  /** Without the end marker the browser knows that the answer is not whole. */
  function breakOff(controller: Controller, error: unknown) {
    stop()
    if (!cut()) controller.error(error)
  }

  return new ReadableStream<Uint8Array<ArrayBuffer>>(
    {
      async pull(controller) {
        start(controller)
        try {
          isAwaited = true
          const { done, value } = await iterator.next()
          isAwaited = false
          isQuiet = false
          if (!done) {
            notice(value)
            return controller.enqueue(encoder.encode(line(JSON.stringify(chatEvent(value)))))
          }
          controller.enqueue(encoder.encode(line(streamEnd)))
          stop()
          controller.close()
        } catch (error) {
          onError(error)
          breakOff(controller, error)
        }
      },
      cancel() {
        stop()
        abort()
        iterator.return?.().catch(() => {})
      },
    },
    // Nothing is made before it is read: the headers go out first.
    { highWaterMark: 0 },
  )
}

function chatEvent(event: AnswerEvent): ChatEvent {
  return 'text' in event ? textEvent(event.text) : detailsEvent(event.details)
}

function line(data: string) {
  return `data: ${data}\n\n`
}
