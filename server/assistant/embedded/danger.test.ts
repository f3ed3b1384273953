import { expect, test } from 'vitest'
import { mostGrowthOfFourfold, processorTime } from '#testing/processor-time.ts'
import wordings from './danger.test.json' with { type: 'json' }
import { type Danger, dangerIn } from './danger.ts'

const cases: readonly (readonly [Danger, readonly string[]])[] = [
  ['distress', wordings.distress],
  ['violence', wordings.violence],
  ['emergency', wordings.emergency],
  ['lowSpirits', wordings.lowSpirits],
  ['cry', wordings.cry],
]

test.each(cases)('%s is understood in all the ways that people type it', (danger, messages) => {
  expect(messages.filter((message) => dangerIn(message) !== danger)).toEqual([])
})

test('What only sounds like danger is not taken for it', () => {
  expect(wordings.harmless.filter((message) => dangerIn(message) !== undefined)).toEqual([])
})

test('A cry for help that says what is wrong is not answered as a bare cry', () => {
  expect(dangerIn('Au secours ! Notre serveur est en panne depuis ce matin.')).toBeUndefined()
  expect(dangerIn('Au secours ! Il ne respire plus.')).toBe('emergency')
})

test('A message of nothing but first words of what is looked for takes time in proportion to its length', () => {
  const message = 'je suis en danger pas je me sens suis en. '.repeat(100)
  const growth = processorTime(() => dangerIn(message.repeat(4))) / processorTime(() => dangerIn(message))
  expect(growth).toBeLessThan(mostGrowthOfFourfold)
})
