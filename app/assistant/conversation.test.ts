import * as fc from 'fast-check'
import * as v from 'valibot'
import { describe, expect, test } from 'vitest'
import { assistant } from '#content/assistant.ts'
import { bodyLimit } from '#contract/api-paths.ts'
import { chatLimits, chatRequestSchema } from '#contract/chat-protocol.ts'
import {
  announcementOf,
  type Conversation,
  type ConversationEvent,
  follow,
  isPending,
  messagesOf,
  resumed,
} from './conversation.ts'

const conversationAfter = (...events: readonly ConversationEvent[]) => events.reduce<Conversation>(follow, [])
const asked = { kind: 'asked', question: 'Combien ?' } as const
const began = { kind: 'began' } as const
const said = (text: string) => ({ kind: 'said', text }) as const
const ended = { kind: 'ended' } as const
const failed = { kind: 'failed', problem: 'Échec de la requête' } as const

describe('A question', () => {
  test('is added without the blanks around it, and waits for its answer', () => {
    expect(conversationAfter({ kind: 'asked', question: '  Combien ? \n' })).toMatchObject([
      { question: 'Combien ?', answer: '', state: 'waiting' },
    ])
  })

  test.each(['', '   ', '\n\t '])('that is blank is ignored: %j', (question) => {
    expect(conversationAfter({ kind: 'asked', question })).toEqual([])
  })

  test('is ignored while another is pending', () => {
    expect(conversationAfter(asked, asked)).toHaveLength(1)
    expect(conversationAfter(asked, began, said('15'), asked)).toHaveLength(1)
    expect(conversationAfter(asked, began, said('15'), ended, asked)).toHaveLength(2)
  })
})

describe('An answer', () => {
  test('is empty when its stream begins, and fills up as text comes', () => {
    expect(conversationAfter(asked, began)).toMatchObject([{ answer: '', state: 'streaming' }])
    expect(conversationAfter(asked, began, said('15 '), said('000 €'))).toMatchObject([
      { answer: '15 000 €', state: 'streaming' },
    ])
    expect(conversationAfter(asked, began, said('15'), ended)).toMatchObject([{ answer: '15', state: 'finished' }])
  })

  test('takes in who made it and where from, the later word counting', () => {
    const [turn] = conversationAfter(
      asked,
      { kind: 'described', details: { provider: 'A', model: 'a' } },
      { kind: 'described', details: { provider: 'B', sources: [] } },
    )
    expect(turn?.details).toEqual({ provider: 'B', model: 'a', sources: [] })
  })

  test('that broke off keeps its text; one that never came says why', () => {
    expect(conversationAfter(asked, began, said('15 0'), failed)).toMatchObject([
      { answer: '15 0', state: 'interrupted' },
    ])
    expect(conversationAfter(asked, began, failed)).toMatchObject([
      { answer: '', state: 'refused', problem: 'Échec de la requête' },
    ])
  })

  test('that was stopped keeps its text and takes no more', () => {
    expect(conversationAfter(asked, began, said('15'), { kind: 'stopped' }, said('000'), ended)).toMatchObject([
      { answer: '15', state: 'stopped' },
    ])
  })

  test('can be asked for again, in the place of the one that failed', () => {
    expect(conversationAfter(asked, began, said('15'), failed, { kind: 'retried' })).toMatchObject([
      { question: 'Combien ?', answer: '', state: 'waiting' },
    ])
    expect(conversationAfter(asked, { kind: 'retried' })).toEqual(conversationAfter(asked))
    expect(conversationAfter({ kind: 'retried' })).toEqual([])
  })

  test('is read out once, when it is whole', () => {
    expect(announcementOf([])).toBe('')
    expect(announcementOf(conversationAfter(asked, began, said('**15 000')))).toBe(assistant.answering)
    expect(announcementOf(conversationAfter(asked, began, said('**15 000 €** [ici](/contact)'), ended))).toBe(
      '15 000 € ici',
    )
    expect(announcementOf(conversationAfter(asked, began, said('15'), failed))).toBe(assistant.interrupted)
    expect(announcementOf(conversationAfter(asked, failed))).toBe('Échec de la requête')
  })
})

describe('A conversation', () => {
  test('starts anew when it is cleared', () => {
    expect(conversationAfter(asked, began, said('15'), ended, { kind: 'cleared' })).toEqual([])
  })

  test('whose page went away in the middle of an answer keeps what came, marked as interrupted', () => {
    expect(resumed(conversationAfter(asked, began, said('15')))).toMatchObject([{ answer: '15', state: 'interrupted' }])
    expect(resumed(conversationAfter(asked, began, said('15'), ended))).toMatchObject([{ state: 'finished' }])
    expect(resumed([])).toEqual([])
  })

  test('is sent as its answered turns and the last question', () => {
    const conversation = conversationAfter(
      asked,
      began,
      said('15'),
      ended,
      { kind: 'asked', question: 'Et après ?' },
      failed,
      {
        kind: 'asked',
        question: 'Et pour les mairies ?',
      },
    )
    expect(messagesOf(conversation)).toEqual([
      { role: 'user', content: 'Combien ?' },
      { role: 'assistant', content: '15' },
      { role: 'user', content: 'Et pour les mairies ?' },
    ])
  })

  test('is never more than the function takes, however long it gets', () => {
    const letters = fc.string({ unit: 'grapheme', minLength: 1, maxLength: 40 }).filter((text) => text.trim() !== '')
    const turns = fc.array(fc.tuple(letters, fc.nat(chatLimits.questionCharacters), letters, fc.nat(30_000)), {
      minLength: 1,
      maxLength: 80,
    })
    fc.assert(
      fc.property(turns, (lengths) => {
        const conversation = lengths.map(([question, questionLength, answer, answerLength]) => ({
          question: question.repeat(questionLength).slice(0, chatLimits.questionCharacters).trim() || '?',
          answer: answer.repeat(answerLength).slice(0, 30_000),
          state: 'finished' as const,
          details: {},
        }))
        const request = { messages: messagesOf(conversation) }
        expect(v.safeParse(chatRequestSchema, request).success).toBe(true)
        expect(Buffer.byteLength(JSON.stringify(request))).toBeLessThan(bodyLimit)
        expect(request.messages.at(-1)?.content).toBe(conversation.at(-1)?.question)
      }),
      { numRuns: 50 },
    )
  })

  test('never has two answers under way, whatever happens to it', () => {
    const events = fc.array(
      fc.oneof(
        fc.record({ kind: fc.constant('asked' as const), question: fc.string() }),
        fc.record({ kind: fc.constant('said' as const), text: fc.string() }),
        fc.record({
          kind: fc.constantFrom('began' as const, 'ended' as const, 'stopped' as const, 'retried' as const),
        }),
        fc.constant(failed),
      ),
    )
    fc.assert(
      fc.property(events, (happened) => {
        const conversation = conversationAfter(...happened)
        expect(conversation.slice(0, -1).some((turn) => isPending([turn]))).toBe(false)
      }),
    )
  })
})
