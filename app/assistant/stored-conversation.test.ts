import { afterEach, expect, test, vi } from 'vitest'
import type { Conversation } from './conversation.ts'
import { readConversation, storeConversation } from './stored-conversation.ts'

const turns: Conversation = [
  {
    question: 'Combien coûte un projet ?',
    answer: 'Cela dépend.',
    state: 'finished',
    details: { sources: [], followUps: [] },
  },
]

afterEach(() => void vi.unstubAllGlobals())

test('A conversation is kept in the tab alone, which ends it when it is closed, and is read again after a reload', () => {
  const tab = new Map<string, string>()
  vi.stubGlobal('window', { sessionStorage: memory(tab) })
  storeConversation(turns, true)
  expect([...tab.keys()]).toEqual(['assistant-conversation'])
  expect(readConversation()).toEqual(turns)
  vi.stubGlobal('window', { sessionStorage: memory(new Map()) })
  expect(readConversation(), 'in another tab').toEqual([])
})

function memory(kept: Map<string, string>) {
  return {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
  }
}
