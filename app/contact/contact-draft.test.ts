import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { contactLimits } from '#contract/contact-limits.ts'
import { addToDraft, draftGrew, readDraft } from './contact-draft.ts'
import { draftKey } from './draft-keys.ts'
import { tabStorage } from './tab-storage.ts'

const told: string[] = []

beforeEach(() => vi.stubGlobal('window', { dispatchEvent: ({ type }: Event) => told.push(type) }))
afterEach(() => {
  tabStorage.remove(draftKey)
  told.splice(0)
  vi.unstubAllGlobals()
})

test('A conversation that is joined again, since the form did not come, is in the message once', () => {
  addToDraft('Ma question')
  addToDraft('Ma question')
  expect(readDraft()).toEqual({ message: 'Ma question' })
  addToDraft('Une autre')
  expect(readDraft()).toEqual({ message: 'Ma question\n\nUne autre' })
  expect(told).toEqual([draftGrew, draftGrew, draftGrew])
})

test('A message never grows beyond what may be sent', () => {
  addToDraft('a'.repeat(contactLimits.message.max))
  addToDraft('b')
  expect(readDraft().message).toBe('a'.repeat(contactLimits.message.max))
})
