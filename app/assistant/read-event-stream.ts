import { createParser } from 'eventsource-parser'
import * as v from 'valibot'
import { type ChatEvent, chatEventSchema, streamEnd } from '#contract/chat-protocol.ts'
import { unlessSilent } from './unless-silent.ts'

/** No event of ours comes near: a line that never ends is given up instead of filling memory. */
const longestLine = 256 * 1024

/** The stream ended without its end marker: what came is not the whole answer. */
export class CutStream extends Error {}

/**
 * The events of an answer, whatever the pieces in which its bytes arrive. A line that holds no event of ours is passed
 * over; the iteration ends at the end marker, and throws where the stream ends without it or no longer brings a byte.
 */
export async function* readEventStream(body: ReadableStream<Uint8Array<ArrayBuffer>>): AsyncGenerator<ChatEvent> {
  let lines: string[] = []
  const parser = createParser({ onEvent: ({ data }) => lines.push(data), maxBufferSize: longestLine })
  // Not a stream of it, which browsers of a few years ago do not know.
  const letters = new TextDecoder()
  const reader = body.getReader()
  try {
    for (;;) {
      const { done, value } = await unlessSilent(reader.read())
      // One event a line, also from servers that leave out the blank line between them.
      parser.feed(done ? '\n\n' : letters.decode(value, { stream: true }).replaceAll('\n', '\n\n'))
      for (const line of lines) {
        if (line === streamEnd) return
        const event = v.safeParse(chatEventSchema, parsedJson(line))
        if (event.success) yield event.output
      }
      if (done) throw new CutStream()
      lines = []
    }
  } finally {
    // Also when the caller stops half-way: the connection is let go.
    reader.cancel().catch(() => {})
  }
}

function parsedJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
