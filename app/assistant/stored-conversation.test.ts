import { afterEach, expect, test, vi } from 'vitest'
import type { Conversation } from './conversation.ts'
import { readStored, storeConversation } from './stored-conversation.ts'

const turns: Conversation = [
  {
    question: 'Combien coûte un projet ?',
    answer: 'Cela dépend.',
    state: 'finished',
    details: { sources: [], followUps: [] },
  },
]

afterEach(() => void vi.unstubAllGlobals())

test('A conversation is kept in the tab alone, which ends it when it is closed, and is read again after a reload, with the question that was not sent', () => {
  const tab = new Map<string, string>()
  vi.stubGlobal('window', { sessionStorage: memory(tab) })
  storeConversation({ turns, draft: 'Et combien de temps' }, true)
  expect([...tab.keys()]).toEqual(['assistant-conversation'])
  expect(readStored()).toEqual({ turns, draft: 'Et combien de temps' })
  vi.stubGlobal('window', { sessionStorage: memory(new Map()) })
  expect(readStored(), 'in another tab').toEqual({ turns: [], draft: '' })
})

test.each([
  ['of a page from before a deploy, without a question', { isOpen: true, turns }, { turns, draft: '' }],
  ['with a question that is none', { turns, draft: { length: 1 } }, { turns: [], draft: '' }],
])('Of a conversation %s is read what can be trusted', (_, stored, expected) => {
  const tab = new Map([['assistant-conversation', JSON.stringify(stored)]])
  vi.stubGlobal('window', { sessionStorage: memory(tab) })
  expect(readStored()).toEqual(expected)
})

function memory(kept: Map<string, string>) {
  return {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
  }
}
