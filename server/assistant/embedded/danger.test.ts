import { expect, test } from 'vitest'
import wordings from './danger.test.json' with { type: 'json' }
import { type Danger, dangerIn } from './danger.ts'

const cases: readonly (readonly [Danger, readonly string[]])[] = [
  ['distress', wordings.distress],
  ['violence', wordings.violence],
  ['emergency', wordings.emergency],
]

test.each(cases)('%s is understood in all the ways that people type it', (danger, messages) => {
  expect(messages.filter((message) => dangerIn(message) !== danger)).toEqual([])
})

test('What only sounds like danger is not taken for it', () => {
  expect(wordings.harmless.filter((message) => dangerIn(message) !== undefined)).toEqual([])
})
