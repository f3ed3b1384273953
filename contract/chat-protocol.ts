import * as v from 'valibot'

/** The browser sends the whole conversation with each question; older turns beyond these bounds are its to drop. */
export const chatLimits = { messages: 100, questionCharacters: 4000, answerCharacters: 20_000 } as const

/** In milliseconds: how often the server looks whether an answer has been silent, and then shows a sign of life. */
export const heartbeat = 15_000

const question = v.strictObject({
  role: v.literal('user'),
  content: v.pipe(
    v.string(),
    v.regex(/\S/, 'La question est vide.'),
    v.maxLength(
      chatLimits.questionCharacters,
      `La question ne peut pas dépasser ${chatLimits.questionCharacters} caractères.`,
    ),
  ),
})

const answer = v.strictObject({
  role: v.literal('assistant'),
  content: v.pipe(
    v.string(),
    v.maxLength(chatLimits.answerCharacters, 'Une réponse de la conversation est trop longue.'),
  ),
})

const message = v.variant('role', [question, answer])

export const chatRequestSchema = v.strictObject({
  messages: v.pipe(
    // Counted before they are read: a body has room for thousands.
    v.array(v.unknown()),
    v.nonEmpty('La conversation est vide.'),
    v.maxLength(chatLimits.messages, `La conversation ne peut pas dépasser ${chatLimits.messages} messages.`),
    v.array(message),
    v.check((messages) => messages.at(-1)?.role === 'user', 'La conversation doit finir par une question.'),
  ),
})

export type ChatMessage = v.InferOutput<typeof message>

/** Who answered and from what: sent once or more during an answer, the later values replacing the earlier. */
export const answerDetailsSchema = v.object({
  provider: v.optional(v.string()),
  model: v.optional(v.string()),
  sources: v.optional(v.array(v.object({ title: v.string(), href: v.string() }))),
  /** How far an exchange is in English, on a site that is in French: the question, what opens the answer too, or all. */
  english: v.optional(v.picklist(['question', 'opening', 'whole'])),
  /** Questions to offer next. */
  followUps: v.optional(v.array(v.string())),
})

export type AnswerDetails = v.InferOutput<typeof answerDetailsSchema>

/**
 * What stands behind `data: ` on each line of the stream. Details travel beside an empty delta, so that a client that
 * reads nothing but `choices[0].delta.content` passes over them.
 */
export const chatEventSchema = v.object({
  choices: v.pipe(v.array(v.object({ delta: v.object({ content: v.optional(v.string()) }) })), v.minLength(1)),
  assistant: v.optional(answerDetailsSchema),
})

export type ChatEvent = v.InferOutput<typeof chatEventSchema>

export function textEvent(content: string): ChatEvent {
  return { choices: [{ delta: { content } }] }
}

export function detailsEvent(assistant: AnswerDetails): ChatEvent {
  return { choices: [{ delta: {} }], assistant }
}

/** Stands in the place of the last event's JSON. */
export const streamEnd = '[DONE]'
