import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { text } from 'node:stream/consumers'
import { setImmediate, setTimeout } from 'node:timers/promises'

/** What the stand-in does with a request, step by step. */
export type Step =
  | { readonly say: string }
  /** Bytes as they are, cut where the test wants them cut. */
  | { readonly raw: string | Uint8Array }
  | { readonly wait: number }
  | { readonly status: number; readonly headers?: Record<string, string>; readonly body?: string }
  /** Ends the connection without a word. */
  | 'cut'
  /** Says nothing more and keeps the connection. */
  | 'stall'
  /** Closes properly, with or without the end marker. */
  | 'done'
  | 'end'

export type AskedOfModel = {
  readonly model: string
  readonly messages: readonly { readonly role: string; readonly content: string }[]
  readonly authorization: string | undefined
}

export type Script = (asked: AskedOfModel) => Iterable<Step> | AsyncIterable<Step>

/** An OpenAI-compatible server on loopback that follows a script: for tests and measurements without a model. */
export async function startStandInModel(script: Script) {
  const asked: AskedOfModel[] = []
  let open = 0
  const server = createServer((request, response) => {
    open++
    response.once('close', () => open--)
    void perform(request, response)
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  const port = typeof address === 'object' && address ? address.port : 0

  async function perform(request: IncomingMessage, response: ServerResponse) {
    const { model, messages } = JSON.parse(await text(request))
    const question = { model, messages, authorization: request.headers.authorization }
    asked.push(question)
    for await (const step of script(question)) {
      if (response.destroyed) return
      await take(step, response)
    }
  }

  return {
    baseUrl: `http://127.0.0.1:${port}/v1`,
    asked,
    /** Answers that are under way. */
    openAnswers: () => open,
    stop: async () => {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
}

/** The event that an OpenAI-compatible server sends for a piece of text. */
export function spoken(content: string) {
  return `data: ${JSON.stringify({ object: 'chat.completion.chunk', choices: [{ index: 0, delta: { content }, finish_reason: null }] })}\n\n`
}

async function take(step: Step, response: ServerResponse) {
  if (step === 'stall') {
    await once(response, 'close')
    return
  }
  if (step === 'cut') {
    response.destroy()
    return
  }
  if (step === 'done' || step === 'end') {
    begin(response)
    response.end(step === 'done' ? 'data: [DONE]\n\n' : undefined)
    return
  }
  if ('wait' in step) {
    begin(response)
    await setTimeout(step.wait)
    return
  }
  if ('status' in step) {
    response.writeHead(step.status, step.headers).end(step.body ?? '{"error":{"message":"no"}}')
    return
  }
  begin(response)
  await new Promise<void>((resolve) => response.write('say' in step ? spoken(step.say) : step.raw, () => resolve()))
  // A write that the kernel takes at once leaves no turn to anybody else.
  await setImmediate()
}

function begin(response: ServerResponse) {
  if (!response.headersSent) response.writeHead(200, { 'Content-Type': 'text/event-stream' }).flushHeaders()
}
