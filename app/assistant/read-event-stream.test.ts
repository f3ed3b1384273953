import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { type ChatEvent, textEvent } from '#contract/chat-protocol.ts'
import { CutStream, readEventStream } from './read-event-stream.ts'

const lineOf = (event: ChatEvent) => `data: ${JSON.stringify(event)}\n\n`
const end = 'data: [DONE]\n\n'
const bytes = (text: string) => new TextEncoder().encode(text)

/** A stream that gives the bytes in pieces of these lengths, over and over. */
function streamOf(whole: Uint8Array, lengths: readonly number[] = [whole.length || 1]) {
  let at = 0
  let piece = 0
  return new ReadableStream<Uint8Array<ArrayBuffer>>({
    pull(controller) {
      if (at >= whole.length) return controller.close()
      const length = lengths[piece++ % lengths.length] ?? 1
      controller.enqueue(new Uint8Array(whole.slice(at, at + length)))
      at += length
    },
  })
}

async function textsOf(stream: ReadableStream<Uint8Array<ArrayBuffer>>) {
  const texts: string[] = []
  for await (const { choices } of readEventStream(stream)) texts.push(choices[0]?.delta.content ?? '')
  return texts
}

const texts = fc.array(fc.string({ unit: 'grapheme', minLength: 1 }), { maxLength: 8 })
const lengths = fc.array(fc.integer({ min: 1, max: 40 }), { minLength: 1, maxLength: 8 })

describe('The event stream', () => {
  test('gives up a line that never ends', async () => {
    let sent = 0
    const endless = new ReadableStream<Uint8Array<ArrayBuffer>>({
      pull: (controller) => {
        sent += 16_384
        controller.enqueue(bytes(sent === 16_384 ? 'data: '.padEnd(16_384, 'a') : 'a'.repeat(16_384)))
      },
    })
    await expect(textsOf(endless)).rejects.toThrow()
    expect(sent).toBeLessThan(600_000)
  })

  test('gives every text, wherever the bytes are cut, in the middle of a letter too', async () => {
    await fc.assert(
      fc.asyncProperty(texts, lengths, async (said, cuts) => {
        const stream = streamOf(bytes(said.map((text) => lineOf(textEvent(text))).join('') + end), cuts)
        expect(await textsOf(stream)).toEqual(said)
      }),
    )
  })

  test('reads every way to end a line, and passes over comments, blank lines, other fields and garbage', async () => {
    const noise = fc.constantFrom(
      ': ping',
      '',
      'event: message',
      'id: 7',
      'retry: 10',
      'data: {"choices":',
      'data: 7',
      '<html>',
      'data: {"choices":[]}',
    )
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.tuple(noise, fc.string({ unit: 'grapheme', minLength: 1 })), { maxLength: 6 }),
        fc.constantFrom('\n', '\r\n', '\n\n', '\r\n\r\n'),
        lengths,
        async (said, lineEnd, cuts) => {
          const lines = said.flatMap(([garbage, text]) => [garbage, lineOf(textEvent(text)).trimEnd()])
          const stream = streamOf(bytes([...lines, 'data: [DONE]', ''].join(lineEnd)), cuts)
          expect(await textsOf(stream)).toEqual(said.map(([, text]) => text))
        },
      ),
    )
  })

  test('reads what comes after the end marker no more', async () => {
    expect(await textsOf(streamOf(bytes(end + lineOf(textEvent('trop tard')))))).toEqual([])
  })

  test('reads an end marker without the last line end', async () => {
    expect(await textsOf(streamOf(bytes(`${lineOf(textEvent('oui'))}data: [DONE]`)))).toEqual(['oui'])
  })

  test('says so when it ends without its end marker, after giving what came', async () => {
    const events = readEventStream(streamOf(bytes(lineOf(textEvent('à moitié')))))
    expect((await events.next()).value).toEqual(textEvent('à moitié'))
    await expect(events.next()).rejects.toThrow(CutStream)
  })

  test('passes the failure of the connection on', async () => {
    const broken = new ReadableStream<Uint8Array<ArrayBuffer>>({
      pull: (controller) => controller.error(new TypeError('gone')),
    })
    await expect(textsOf(broken)).rejects.toThrow('gone')
  })

  test('lets the connection go when its reader leaves', async () => {
    let isLetGo = false
    const endless = new ReadableStream<Uint8Array<ArrayBuffer>>({
      pull: (controller) => controller.enqueue(bytes(lineOf(textEvent('encore')))),
      cancel: () => {
        isLetGo = true
      },
    })
    for await (const event of readEventStream(endless)) {
      expect(event).toEqual(textEvent('encore'))
      break
    }
    await expect.poll(() => isLetGo).toBe(true)
  })
})
