import { describe, expect, test } from 'vitest'
import { askToContinue, joinContinuation } from './continuation.ts'

const said = 'La démo dure 30-45 min. Elle est'

describe('A continuation', () => {
  test.each([
    [' gratuite.', 'La démo dure 30-45 min. Elle est gratuite.'],
    ['gratuite.', 'La démo dure 30-45 min. Elle est gratuite.'],
    ['Elle est gratuite.', 'La démo dure 30-45 min. Elle est gratuite.'],
    ['La démo dure 30-45 min. Elle est gratuite.', 'La démo dure 30-45 min. Elle est gratuite.'],
  ])('joins what was said: %j', (next, expected) => {
    for (const size of [1, 3, 1000]) expect(said + joined(next, size), `pieces of ${size}`).toBe(expected)
  })

  test('is not kept back once it is joined', () => {
    const { push } = joinContinuation(said)
    push(' gratuite, sans engagement, et préparée sur votre cas avec vos propres exemples, par un expert.')
    expect(push(' Voilà')).toBe(' Voilà')
  })

  test('is asked for with what was said', () => {
    expect(askToContinue([{ role: 'user', content: 'Combien de temps ?' }], said).map(({ role }) => role)).toEqual([
      'user',
      'assistant',
      'user',
    ])
  })
})

function joined(next: string, size: number) {
  const { push, end } = joinContinuation(said)
  let text = ''
  for (let at = 0; at < next.length; at += size) text += push(next.slice(at, at + size))
  return text + end()
}
